import { type RefObject, useEffect, useState } from "react";

/** How near to the viewport something counts as about to be seen. */
const margin = "300px";

/** Whether an element has come near the viewport; something hidden has not. Stays true. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		if (!element.current || isNear) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
			},
			{ rootMargin: margin },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, isNear]);
	return isNear;
}
