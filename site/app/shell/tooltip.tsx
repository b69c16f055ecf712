import { type ReactNode, useEffect, useState } from "react";

type TooltipBubble = typeof import("./tooltip-bubble.js").TooltipBubble;

export interface TooltipProps {
	/** Adds to the control's name, and does not repeat it. */
	text: string;
	/** The control, a single element. */
	children: ReactNode;
}

/** Adds a tooltip to a control. Its code is loaded on the first hover or focus. */
export function Tooltip({ text, children }: TooltipProps) {
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	const [loaded, setLoaded] = useState<{ TooltipBubble: TooltipBubble }>();
	useEffect(() => {
		if (!anchor) return;
		const load = () => import("./tooltip-bubble.js").then(setLoaded, () => {});
		anchor.addEventListener("mouseenter", load, { once: true });
		anchor.addEventListener("focusin", load, { once: true });
		return () => {
			anchor.removeEventListener("mouseenter", load);
			anchor.removeEventListener("focusin", load);
		};
	}, [anchor]);
	const control = anchor?.firstElementChild;
	return (
		<span className="tooltip-anchor" ref={setAnchor}>
			{children}
			{loaded && control && <loaded.TooltipBubble control={control} text={text} />}
		</span>
	);
}
