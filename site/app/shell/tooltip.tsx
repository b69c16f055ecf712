import { type ReactNode, useEffect, useRef, useState } from "react";

type TooltipBubble = typeof import("./tooltip-bubble.js").TooltipBubble;

export interface TooltipProps {
	/** Adds to the control's name, and does not repeat it. */
	text: string;
	/** The control, a single element. */
	children: ReactNode;
}

/** Adds a tooltip to a control. Its code is loaded on the first hover or focus. */
export function Tooltip({ text, children }: TooltipProps) {
	const anchorRef = useRef<HTMLElement>(null);
	const [loaded, setLoaded] = useState<{
		TooltipBubble: TooltipBubble;
		control: Element;
		hoveredAt: number;
	}>();
	const isLoaded = loaded !== undefined;
	useEffect(() => {
		const anchor = anchorRef.current;
		const control = anchor?.firstElementChild;
		if (!anchor || !control || isLoaded) return;
		let hoveredAt = performance.now();
		const load = () =>
			import("./tooltip-bubble.js").then(
				({ TooltipBubble }) => setLoaded({ TooltipBubble, control, hoveredAt }),
				() => {},
			);
		const enter = () => {
			hoveredAt = performance.now();
			load();
		};
		anchor.addEventListener("mouseenter", enter);
		anchor.addEventListener("focusin", load);
		// The pointer or the focus may have come before hydration.
		if (anchor.matches(":is(:hover, :focus-within)")) load();
		return () => {
			anchor.removeEventListener("mouseenter", enter);
			anchor.removeEventListener("focusin", load);
		};
	}, [isLoaded]);
	return (
		<span className="tooltip-anchor" ref={anchorRef}>
			{children}
			{loaded && (
				<loaded.TooltipBubble control={loaded.control} text={text} hoveredAt={loaded.hoveredAt} />
			)}
		</span>
	);
}
