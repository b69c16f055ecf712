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
import { useEffect, useId, useState } from "react";

/** In milliseconds (specification, section 9). */
const openDelay = 700;
const skipDelay = 300;

/** When a tooltip was last closed. Another one that opens soon after skips the delay. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

export interface TooltipBubbleProps {
	control: Element;
	text: string;
}

/** The bubble of a tooltip, floating beside its control. */
export function TooltipBubble({ control, text }: TooltipBubbleProps) {
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
