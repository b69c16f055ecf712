import { effect } from "@preact/signals-react";
import { useEffect, useRef } from "react";

/** Runs an effect of signals at once, in both builds: that of `@preact/signals` waits for a frame. */
export function useSignalEffect(run: () => void): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => effect(() => latest.current()), []);
}
