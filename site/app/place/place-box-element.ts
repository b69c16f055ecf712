import { dealershipPath, type NearbyDealership } from "@nev/contract";
import { keepZipCode, storeZipCode } from "./keep-zip-code.js";
import { readZipCode, zipCodeKey } from "./kept-zip-code.js";
import { placeTexts } from "./place-texts.js";

/** Bubbles when the visitor wants to ask the dealer, with the dealership. */
export const askEvent = "place-ask";

const msPerMinute = 60_000;

/**
 * What the server renders as `PlaceBox`: a form for a ZIP code, or in its place the dealer that is nearest to
 * the visitor's. In the light DOM, so that the form works before this and without it.
 */
export class PlaceBox extends HTMLElement {
	#zipCode: string | undefined;
	#timer: number | undefined;
	/** What the server says below the field. */
	#hint = "";
	#canLookUp = false;

	connectedCallback(): void {
		// Not in a constructor: React gives a new element its attributes and content afterwards.
		this.#hint ||= this.#part(".place-message").textContent ?? "";
		this.#canLookUp = this.hasAttribute("stays-on-page");
		this.addEventListener("submit", this.#handleSubmit);
		addEventListener(zipCodeKey, this.#follow);
		this.#show(readZipCode());
	}

	disconnectedCallback(): void {
		removeEventListener(zipCodeKey, this.#follow);
		clearInterval(this.#timer);
		this.#zipCode = undefined;
	}

	get #field() {
		return this.#part<HTMLInputElement>("input");
	}

	#part<Part extends HTMLElement>(selector: string): Part {
		return this.querySelector(selector) as Part;
	}

	#follow = ({ detail }: CustomEvent<string | null>): void => this.#show(detail);

	#handleSubmit = (event: SubmitEvent): void => {
		const zipCode = this.#field.value.slice(0, 5);
		if (this.#canLookUp) {
			event.preventDefault();
			void this.#lookUp(zipCode, true);
		} else storeZipCode(zipCode);
	};

	#show(zipCode: string | null | undefined): void {
		if (!zipCode || zipCode === this.#zipCode) return;
		this.#field.value = zipCode;
		void this.#lookUp(zipCode, false);
	}

	/** @param isAsked whether the visitor has pressed the button, and is told the result */
	async #lookUp(zipCode: string, isAsked: boolean): Promise<void> {
		this.#zipCode = zipCode;
		this.#say(placeTexts.lookingUp, isAsked);
		try {
			const { describeNearest, surroundingsOf } = await import("./nearest-dealer.js");
			const surroundings = await surroundingsOf(zipCode, isAsked);
			// The visitor has given another one since.
			if (this.#zipCode !== zipCode) return;
			if (!surroundings) return this.#refuse(zipCode, isAsked);
			const { nearest } = surroundings;
			keepZipCode(zipCode);
			if (!nearest) return this.#say(placeTexts.noDealer, isAsked);
			this.#say(this.#hint, false);
			this.#showDealer(nearest, () => describeNearest(nearest, new Date()), isAsked);
		} catch {
			if (this.#zipCode !== zipCode) return;
			this.#zipCode = undefined;
			this.#canLookUp = false;
			this.#say(placeTexts.failed, isAsked);
		}
	}

	#refuse(zipCode: string, isAsked: boolean): void {
		if (readZipCode() === zipCode) keepZipCode(undefined);
		this.#say(placeTexts.unknown, false);
		this.#field.setAttribute("aria-invalid", "true");
		if (isAsked) this.#field.focus();
	}

	#showDealer(dealer: NearbyDealership, describe: () => string, isAsked: boolean): void {
		const link = create("a", dealer.name);
		link.href = dealershipPath(dealer);
		const description = create("span", describe());
		const line = create("p", "Nearest: ", link, ", ", description);
		const change = button(`Change ZIP ${this.#zipCode}`, "quiet link-button", (event) => {
			// Not for React, which repeats a press from before its start.
			event.stopPropagation();
			this.dataset.state = "form";
			this.#field.select();
			this.#field.focus();
		});
		const ask = button(placeTexts.ask, "secondary", () =>
			this.dispatchEvent(new CustomEvent(askEvent, { bubbles: true, detail: dealer })),
		);
		const actions = create("div", ...(this.hasAttribute("can-ask") ? [ask] : []), change);
		actions.className = "actions";
		const hadFocus = this.contains(document.activeElement);
		this.#part(".place-nearest").replaceChildren(line, actions);
		this.dataset.state = "nearest";
		if (hadFocus) link.focus();
		if (isAsked) this.#announce(line.textContent ?? "");
		clearInterval(this.#timer);
		this.#timer = window.setInterval(() => description.replaceChildren(describe()), msPerMinute);
	}

	/** Says something at the field. */
	#say(text: string, isAnnounced: boolean): void {
		this.#field.removeAttribute("aria-invalid");
		this.#part(".place-message").textContent = text;
		if (isAnnounced) this.#announce(text);
	}

	#announce(text: string): void {
		this.#part("[role=status]").textContent = text;
	}
}

function create<Name extends "a" | "button" | "div" | "p" | "span">(
	name: Name,
	...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	element.append(...content);
	return element;
}

function button(
	text: string,
	variant: "quiet link-button" | "secondary",
	onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
	const element = create("button", text);
	element.type = "button";
	element.className = `nev-button nev-button-${variant}`;
	element.addEventListener("click", onClick);
	return element;
}
