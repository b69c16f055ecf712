import { createContext, createElement, type ReactNode, useContext } from "react";

export interface SlotProps {
	name: string;
	/** Shown where the page fills the slot with nothing. */
	children?: ReactNode;
}

/** Whether the widget is in the shadow root of its element. */
export const HasSlots = createContext(false);

/**
 * The page's own children that have no slot, such as a telephone link. Rendered beside what says that
 * the widget could not be shown. On React there are none.
 */
export function DefaultSlot(): ReactNode {
	return useContext(HasSlots) && createElement("slot");
}

/** A slot of the elements. On React, which has no shadow root to fill, its children. */
export function Slot({ name, children }: SlotProps): ReactNode {
	return useContext(HasSlots) ? createElement("slot", { name }, children) : children;
}
