import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { ask } from "../session/ask.js";

/** How often the rows of an open list are loaded again, in milliseconds. */
const pollInterval = 30_000;

/** How long after the last key or pointer the operator counts as gone, in milliseconds. */
const idleTime = 10 * 60_000;

/**
 * Loads what the page shows again and again: not while it is hidden, and not for somebody who is gone,
 * because each request keeps the session from ending. A poll without an answer changes nothing.
 */
export function usePoll(): void {
	const { state, revalidate } = useRevalidator();
	const isLoading = useEffectEvent(() => state !== "idle");
	useEffect(() => {
		let lastUse = Date.now();
		let lastPoll = Date.now();
		const recordUse = () => {
			lastUse = Date.now();
		};

		async function poll(): Promise<void> {
			const isGone = document.hidden || Date.now() - lastUse > idleTime;
			if (isGone || isLoading()) return;
			lastPoll = Date.now();
			// A page that fails to load again would be replaced by its error.
			const isAnswered = await ask("session").then(
				() => true,
				() => false,
			);
			if (isAnswered) await revalidate();
		}

		/** Loads at once what was hidden for longer than the interval. */
		function handleVisibility(): void {
			recordUse();
			if (!document.hidden && Date.now() - lastPoll > pollInterval) void poll();
		}

		const timer = setInterval(() => void poll(), pollInterval);
		document.addEventListener("visibilitychange", handleVisibility);
		for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, recordUse);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", handleVisibility);
			for (const name of ["pointerdown", "keydown"]) document.removeEventListener(name, recordUse);
		};
	}, [revalidate]);
}
