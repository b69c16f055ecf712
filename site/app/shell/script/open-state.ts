import type { OpeningHours } from "@nev/contract";
import { clockIn, describeOpenState, hoursTranslations, openState } from "@nev/widgets/internal";

/*
 * Parts of a page that are true only for this minute. The server keeps pages for hours, so that the
 * browser fills these in.
 */

/** The elements on the page whose first update succeeded. */
const connected = new Set<{ update(now: Date): void }>();

setInterval(() => {
	const now = new Date();
	for (const element of connected) element.update(now);
}, 60_000);

/** `<open-state hours>`: whether a dealer is open now. Empty where the hours cannot be read. */
defineMinuteElement("open-state", (element, now) => {
	const hours = JSON.parse(element.getAttribute("hours") ?? "") as OpeningHours;
	const state = openState(hours, now);
	if (!state) return;
	const text = describeOpenState(state, hoursTranslations.en, "en");
	element.toggleAttribute("open", state.isOpen);
	if (element.textContent !== text) element.textContent = text;
});

/** `<today-row time-zone>`: marks today's row of the table in it: that of the date, or else of the weekday. */
defineMinuteElement("today-row", (element, now) => {
	const date = clockIn(element.getAttribute("time-zone") ?? "", now)?.date;
	if (!date) return;
	const weekday = new Date(date).getUTCDay() || 7;
	const today =
		element.querySelector(`[data-date="${date}"]`) ??
		element.querySelector(`[data-weekday="${weekday}"]`);
	for (const heading of element.querySelectorAll("th")) {
		if (heading === today) heading.setAttribute("aria-current", "date");
		else heading.removeAttribute("aria-current");
	}
});

function defineMinuteElement(
	name: string,
	update: (element: HTMLElement, now: Date) => void,
): void {
	class MinuteElement extends HTMLElement {
		connectedCallback(): void {
			this.update(new Date());
			connected.add(this);
		}

		disconnectedCallback(): void {
			connected.delete(this);
		}

		update(now: Date): void {
			update(this, now);
		}
	}
	customElements.define(name, MinuteElement);
}
