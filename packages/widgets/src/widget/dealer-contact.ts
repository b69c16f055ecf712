import type { Dealership } from "@nev/contract";

/** How a visitor contacts a dealership. */
export type ContactKind = "call" | "directions" | "email" | "website";

/** A visitor contacts a dealership, or wants to go there. */
export interface DealerContact {
	readonly kind: ContactKind;
	readonly dealership: Dealership;
}

/** Called when a link to a dealership is pressed. Prevent the event's default to stay on the page. */
export type ContactHandler = (
	contact: DealerContact,
	event: Pick<MouseEvent, "preventDefault" | "defaultPrevented">,
) => void;
