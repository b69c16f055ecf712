import { type RefObject, useEffect, useState } from "react";

/** The distance from the viewport within which an element counts as near. */
const rootMargin = "300px";

/** True once an element has come near the viewport. A hidden element never does, nor one in jsdom. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		if (!element.current || isNear || typeof IntersectionObserver === "undefined") return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
			},
			{ rootMargin },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, isNear]);
	return isNear;
}
