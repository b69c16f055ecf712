import type { State } from "@nev/contract";
import { formatDealerCount } from "../content/figures.js";

/** The list of states that the visitor's leads, on the page that has one. */
const listSelector = "[data-visitor-state-first]";

/**
 * Puts the visitor's state before the others of the home page's list, which keeps its length. Only the cards
 * move, so that nothing else does.
 */
export async function showVisitorState(zipCode: string): Promise<void> {
	const list = document.querySelector(listSelector);
	if (!list) return;
	try {
		const { stateOf, surroundingsOf } = await import("./nearest-dealer.js");
		const surroundings = await surroundingsOf(zipCode, false);
		const state = surroundings && (await stateOf(surroundings.region));
		if (state) putFirst(list, state);
	} catch {
		// The states stay in their order.
	}
}

function putFirst(list: Element, state: State): void {
	const places = [...list.children];
	const cards = places.flatMap(({ firstElementChild }) => firstElementChild ?? []);
	const own = cards.find((card) => linkOf(card)?.pathname === pathOf(state));
	const card = own ?? fillCard(cards[0]?.cloneNode(true) as Element, state);
	const ordered = [card, ...cards.filter((other) => other !== card)];
	for (const [index, place] of places.entries()) place.replaceChildren(ordered[index] as Element);
}

const linkOf = (card: Element) => card.querySelector("a");
const pathOf = ({ slug }: State) => `/states/${slug}`;

/** Makes the copy of another state's card (`components/state-card.tsx`) that of a state. */
function fillCard(card: Element, state: State): Element {
	const texts: Record<string, string> = {
		".state-emoji": state.emoji,
		a: state.name,
		p: formatDealerCount(state.dealerCount),
		".nev-state-badge > [aria-hidden]": state.abbreviation,
		".nev-state-badge > .nev-visually-hidden": state.name,
	};
	for (const [selector, text] of Object.entries(texts)) {
		const element = card.querySelector(selector);
		if (element) element.textContent = text;
	}
	linkOf(card)?.setAttribute("href", pathOf(state));
	card.querySelector(".nev-state-badge")?.setAttribute("title", state.name);
	return card;
}
