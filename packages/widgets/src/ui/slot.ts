import { createContext, createElement, type ReactNode, useContext } from "react";

export interface SlotProps {
	name: string;
	/** Shown where the page fills the slot with nothing. */
	children?: ReactNode;
}

/** Whether the widget is in the shadow root of its element. */
export const HasSlots = createContext(false);

/** A slot of the elements. On React, which has no shadow root to fill, its children. */
export function Slot({ name, children }: SlotProps): ReactNode {
	return useContext(HasSlots) ? createElement("slot", { name }, children) : children;
}
