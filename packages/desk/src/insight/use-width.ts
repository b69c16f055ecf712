import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width of an element in pixels, as it is now. A chart drawn for it has text of one size on every screen. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
	const ref = useRef<Element>(null);
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		const measure = () => setWidth(Math.floor(element.clientWidth));
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return [ref, width];
}
