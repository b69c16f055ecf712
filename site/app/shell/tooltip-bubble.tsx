import {
	autoUpdate,
	flip,
	offset,
	safePolygon,
	shift,
	useDismiss,
	useFloating,
	useHover,
	useInteractions,
} from "@floating-ui/react";
import { useEffect, useId, useRef, useState } from "react";

/** In milliseconds (specification, section 9). */
const openDelay = 700;
const skipDelay = 300;

/** When a tooltip was last closed. Another one that opens soon after skips the delay. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

export interface TooltipBubbleProps {
	control: Element;
	text: string;
	/** When the pointer came that loaded this component, as a `performance.now()` timestamp. */
	hoveredAt: number;
}

/** The bubble of a tooltip, floating beside its control. */
export function TooltipBubble({ control, text, hoveredAt }: TooltipBubbleProps) {
	const id = useId();
	// On keyboard focus, which came before this component was loaded, it opens at once.
	const [isOpen, setOpen] = useState(() => control.matches(":focus-visible"));
	const { refs, floatingStyles, context } = useFloating({
		open: isOpen,
		onOpenChange(open) {
			if (!open) lastClosedAt = performance.now();
			setOpen(open);
		},
		elements: { reference: control },
		strategy: "fixed",
		placement: "bottom",
		middleware: [offset(8), flip(), shift({ padding: 8 })],
		whileElementsMounted: autoUpdate,
	});
	const [handleClose] = useState(() => safePolygon());
	const hover = useHover(context, {
		delay: () => ({ open: performance.now() - lastClosedAt < skipDelay ? 0 : openDelay, close: 0 }),
		handleClose,
	});
	const dismiss = useDismiss(context);
	const { getFloatingProps } = useInteractions([hover, dismiss]);
	useOpenForRestingPointer(control, hoveredAt, () => setOpen(true));

	useEffect(() => {
		const show = () => setOpen(control.matches(":focus-visible"));
		const hide = () => setOpen(false);
		control.addEventListener("focusin", show);
		control.addEventListener("focusout", hide);
		return () => {
			control.removeEventListener("focusin", show);
			control.removeEventListener("focusout", hide);
		};
	}, [control]);

	useEffect(() => {
		if (!isOpen) return;
		control.setAttribute("aria-describedby", id);
		return () => control.removeAttribute("aria-describedby");
	}, [control, id, isOpen]);

	return (
		isOpen && (
			<span
				ref={refs.setFloating}
				id={id}
				role="tooltip"
				className="tooltip"
				style={floatingStyles}
				{...getFloatingProps()}
			>
				{text}
			</span>
		)
	);
}

/**
 * Opens the tooltip for the pointer that loaded this component, which `useHover` has not seen come.
 * The delay counts from when the pointer came.
 */
function useOpenForRestingPointer(control: Element, hoveredAt: number, open: () => void): void {
	const latest = useRef(open);
	latest.current = open;
	useEffect(() => {
		if (!control.matches(":hover")) return;
		const delay = Math.max(0, hoveredAt + openDelay - performance.now());
		const timer = setTimeout(() => latest.current(), delay);
		const cancel = () => clearTimeout(timer);
		control.addEventListener("mouseleave", cancel);
		control.addEventListener("pointerdown", cancel);
		return () => {
			cancel();
			control.removeEventListener("mouseleave", cancel);
			control.removeEventListener("pointerdown", cancel);
		};
	}, [control, hoveredAt]);
}
