import type { ListedDealership } from "@nev/contract";
import type { MouseEvent, ReactNode } from "react";
import type { MarkerRenderProps } from "../map/marker-render-props.js";
import type { ContactKind } from "../widget/dealer-contact.js";

/** What the content of a dealership's card depends on, besides the dealership. */
export interface DealerCardInfo {
	/** The level for a heading in the card. */
	headingLevel: 2 | 3 | 4;
	/** Whether the visitor has selected the dealership. The card's border shows it as well. */
	isSelected: boolean;
	/** Selects the dealership and shows it on the map. Undefined if it has no position there. */
	showOnMap: (() => void) | undefined;
	/** To be called when a link is clicked that calls or writes to the dealership, or leads there. */
	onContact: (kind: ContactKind, event: MouseEvent) => void;
}

/** What replaces an empty list may offer. */
export interface EmptyListInfo {
	/** Clears the search and moves the focus to the result line. Undefined if that finds nothing either. */
	showAll: (() => void) | undefined;
}

/** Functions that replace the widget's own content. It stays where one returns nothing. */
export interface DealerLocatorRenderProps extends MarkerRenderProps {
	/**
	 * Returns the content of a dealership's card. The widget keeps the list item and the `article`
	 * around it, which is named after the dealership, marks the selected one and takes the focus.
	 */
	renderCard?: ((dealership: ListedDealership, info: DealerCardInfo) => ReactNode) | undefined;
	/** Returns what is shown at the end of a dealership's card, as the element's slot `card-footer-…` is. */
	renderCardFooter?: ((dealership: ListedDealership) => ReactNode) | undefined;
	/** Returns what is shown if no dealership was found. The result line still announces it. */
	renderEmpty?: ((info: EmptyListInfo) => ReactNode) | undefined;
}
