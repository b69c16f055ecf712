import type { Dealership } from "@nev/contract";
import type { ReactNode } from "react";

/** What the content of a marker depends on, besides the dealership. */
export interface DealerMarkerInfo {
	/** Whether the visitor has selected the dealership. Its name is then below the marker. */
	isSelected: boolean;
}

/** The function that replaces the map's own markers. */
export interface MarkerRenderProps {
	/**
	 * Returns the content of a dealership's marker, of at most 40 by 40 pixels and without controls.
	 * The widget keeps the button around it, its name and keys, and the markers of several dealerships.
	 */
	renderMarker?: ((dealership: Dealership, info: DealerMarkerInfo) => ReactNode) | undefined;
}
