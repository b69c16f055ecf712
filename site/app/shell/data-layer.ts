import type { ContactKind } from "@nev/widgets";
import { readBrowserPrivacy } from "../page/privacy.js";

/**
 * Events for the tag manager. They hold no personal data: no name, no address, no text that a visitor
 * typed, and of a page's address only the path.
 */
export type SiteEvent =
	| { event: "nev:page-view"; path: string }
	| { event: "nev:search"; by: "text" | "distance" }
	| { event: "nev:dealer-select"; dealership: number }
	| { event: "nev:contact"; kind: ContactKind; dealership?: number }
	| { event: "nev:vehicle-select"; vehicle: string }
	| { event: "nev:lead-submit"; form: "inquiry" | "contact" | "dealership"; vehicle?: string }
	| { event: "nev:recommend"; options: number }
	| { event: "nev:apply"; option: "loan" | "lease" | "cash" };

declare global {
	interface Window {
		/** Created together with the tag manager, by nothing else. */
		dataLayer?: object[];
	}
}

/**
 * Reports an event to the tag manager. Does nothing without a tag manager. The visitor's choice is
 * read for each event, so that opting out in one tab applies to all tabs.
 *
 * @example pushEvent({ event: "nev:lead-submit", form: "contact" });
 */
export function pushEvent(event: SiteEvent): void {
	if (typeof window === "undefined") return;
	if (window.dataLayer && readBrowserPrivacy() === "none") window.dataLayer.push(event);
}
