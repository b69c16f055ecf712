import { readBrowserPrivacy } from "./privacy.js";

/**
 * What the site tells the tag manager. Never personal data: no name, no address, no text that a
 * visitor typed, and of an address of the site its path alone.
 */
export type SiteEvent =
	| { event: "nev:page-view"; path: string }
	| { event: "nev:search"; by: "text" | "distance" }
	| { event: "nev:dealer-select"; dealership: number }
	| { event: "nev:vehicle-select"; vehicle: string }
	| { event: "nev:lead-submit"; form: "inquiry" | "contact" | "dealership"; vehicle?: string }
	| { event: "nev:recommend"; options: number }
	| { event: "nev:apply"; option: "loan" | "lease" | "cash" };

declare global {
	interface Window {
		/** There while the tag manager is; nothing else of ours makes it. */
		dataLayer?: object[];
	}
}

/**
 * Tells the tag manager of something a visitor did. Does nothing where there is no tag manager, or
 * where the visitor wants none: who opts out in one tab is followed in no other, either.
 *
 * @example pushEvent({ event: "nev:lead-submit", form: "contact" });
 */
export function pushEvent(event: SiteEvent): void {
	if (typeof window === "undefined") return;
	if (window.dataLayer && readBrowserPrivacy() === "none") window.dataLayer.push(event);
}
