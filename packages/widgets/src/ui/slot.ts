import type { ReactNode } from "react";

export interface SlotProps {
	name: string;
	/** Shown where the page fills the slot with nothing. */
	children?: ReactNode;
}

/** A slot of the elements. On React, which has no shadow root to fill, its children. */
export function Slot({ children }: SlotProps): ReactNode {
	return children;
}
