import { type ReactNode, useEffect, useState } from "react";

type TooltipBubble = typeof import("./tooltip-bubble.js").TooltipBubble;

export interface TooltipProps {
	/** Says more than the control's own name does. */
	text: string;
	/** The control: one element. */
	children: ReactNode;
}

/** A control with a word of explanation, which is fetched when somebody comes near. */
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
