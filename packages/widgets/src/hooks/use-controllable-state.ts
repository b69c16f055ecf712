import { useSignalEffect } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import { callHandler } from "../provider/call-handler.js";

/** What a host sets and a visitor changes, such as a search or filters. */
export interface ControllableState {
	/** What the host gives, as text: the same text for whatever means the same. */
	readonly value: string;
	/** What the widget holds, as such a text; reads the signal that it comes from. */
	current(): string;
	/** Takes over what the host gives. */
	apply(): void;
	/** Tells the host what the widget holds; undefined where it does not listen. */
	readonly onChange: (() => void) | undefined;
	/** True where the host also sets what it hears. */
	readonly isControlled: boolean;
}

/**
 * Keeps a widget in step with its host, both ways. What comes back from the host late, while the
 * visitor types on, is no wish of the host's and changes nothing.
 */
export function useControllableState(value: ControllableState): void {
	const { value: given } = value;
	const latest = useRef(value);
	latest.current = value;
	// What both last agreed on, and what the host has heard since and may still hand back.
	const settled = useRef(given);
	const taken = useRef(given);
	const echoes = useRef(new Set<string>());
	useSignalEffect(() => {
		const { current: held, onChange: tell, isControlled: isHandedBack } = latest.current;
		const text = held();
		if (text === settled.current) return;
		settled.current = text;
		if (!tell) return;
		if (isHandedBack) echoes.current.add(text);
		callHandler(tell);
	});
	useEffect(() => {
		if (given === taken.current) return;
		taken.current = given;
		const { current: held, apply: take } = latest.current;
		if (given !== held()) {
			if (echoes.current.has(given)) return;
			settled.current = given;
			take();
		}
		echoes.current.clear();
	}, [given]);
}
