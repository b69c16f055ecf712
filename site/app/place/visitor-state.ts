import type { State } from "@nev/contract";
import { formatDealerCount } from "../content/figures.js";

/** The list of states that the visitor's leads, on the page that has one. */
const listSelector = "[data-visitor-state-first]";

/** The cards of a list as the page came with them. */
const initialCards = new WeakMap<Element, readonly Element[]>();

let latestZipCode: string | undefined;

/**
 * Puts the visitor's state before the others of the home page's list, which keeps its length; without a ZIP
 * code, or for one of no state, shows the list as the page came with it. Only the cards move, so that nothing
 * else does.
 */
export async function showVisitorState(zipCode: string | undefined): Promise<void> {
	latestZipCode = zipCode;
	const list = document.querySelector(listSelector);
	if (!list) return;
	const state = zipCode === undefined ? undefined : await findState(zipCode);
	// The visitor may have given another one since.
	if (zipCode !== latestZipCode) return;
	const places = [...list.children];
	const cards =
		initialCards.get(list) ?? places.flatMap(({ firstElementChild }) => firstElementChild ?? []);
	initialCards.set(list, cards);
	const ordered = state ? putFirst(cards, state) : cards;
	for (const [index, place] of places.entries()) {
		const card = ordered[index];
		if (card && card !== place.firstElementChild) place.replaceChildren(card);
	}
}

/** Undefined also without an answer. */
async function findState(zipCode: string): Promise<State | undefined> {
	try {
		const { stateOf, surroundingsOf } = await import("./nearest-dealer.js");
		const surroundings = await surroundingsOf(zipCode, false);
		return surroundings && (await stateOf(surroundings.region));
	} catch {
		return undefined;
	}
}

function putFirst(cards: readonly Element[], state: State): readonly Element[] {
	const own = cards.find((card) => linkOf(card)?.pathname === pathOf(state));
	const card = own ?? fillCard(cards[0]?.cloneNode(true) as Element, state);
	return [card, ...cards.filter((other) => other !== card)];
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
