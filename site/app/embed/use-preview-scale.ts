import { type RefObject, useEffect, useRef } from "react";

/** Scales a screen of this width, in pixels, down to the room that there is, as `--scale`. */
export function usePreviewScale(width: number): RefObject<HTMLDivElement | null> {
	const screen = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = screen.current;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			element.style.setProperty("--scale", String(Math.min(1, element.clientWidth / width)));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [width]);
	return screen;
}
