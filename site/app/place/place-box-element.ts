import { dealershipPath, type NearbyDealership } from "@nev/contract";
import { mayKeep } from "../page/privacy.js";
import { keepZipCode } from "./keep-zip-code.js";
import { readZipCode, zipCodeKey } from "./kept-zip-code.js";
import { placeTexts } from "./place-texts.js";

/** The class of the button that asks the dealer. */
export const askClass = "place-ask";

const msPerMinute = 60_000;

/**
 * What the server renders as `PlaceBox`: a form for a ZIP code, or in its place the dealer that is nearest to
 * the visitor's. In the light DOM, so that the form works before this and without it.
 */
export class PlaceBox extends HTMLElement {
	/** The nearest dealer, once it is shown. */
	dealer: NearbyDealership | undefined;
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
		this.#showHint();
		const zipCode = readZipCode();
		if (zipCode) this.#show(zipCode);
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
		// The list of dealers keeps the one that it finds.
		if (!this.#canLookUp) return;
		event.preventDefault();
		void this.#lookUp(this.#field.value.trim().slice(0, 5), true);
	};

	#show(zipCode: string | null): void {
		if (zipCode === this.#zipCode) return;
		if (zipCode) {
			this.#field.value = zipCode;
			void this.#lookUp(zipCode, false);
		} else this.#forget();
	}

	#forget(): void {
		// What the visitor types for the first time stays.
		if (!this.#zipCode) return;
		this.#zipCode = undefined;
		this.#field.value = "";
		this.#showForm();
		this.#showHint();
	}

	#showForm(): void {
		clearInterval(this.#timer);
		this.dealer = undefined;
		this.#part(".place-nearest").replaceChildren();
		this.dataset.state = "form";
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
			if (!nearest) {
				this.#showForm();
				return this.#say(placeTexts.noDealer, isAsked);
			}
			this.#showHint();
			this.#showDealer(nearest, () => describeNearest(nearest, new Date()), isAsked);
		} catch {
			if (this.#zipCode !== zipCode) return;
			this.#zipCode = undefined;
			this.#canLookUp = false;
			this.#showForm();
			this.#say(placeTexts.failed, isAsked);
		}
	}

	#refuse(zipCode: string, isAsked: boolean): void {
		if (!isAsked) {
			// It was kept before a newer list of ZIP codes.
			if (readZipCode() === zipCode) keepZipCode(undefined);
			this.#forget();
			return;
		}
		this.#say(placeTexts.unknown, true);
		this.#field.setAttribute("aria-invalid", "true");
		this.#field.focus();
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
		const ask = button(placeTexts.ask, `secondary ${askClass}`);
		const actions = create("div", ...(this.hasAttribute("can-ask") ? [ask] : []), change);
		actions.className = "actions";
		const hadFocus = this.contains(document.activeElement);
		this.#part(".place-nearest").replaceChildren(line, actions);
		this.dealer = dealer;
		this.dataset.state = "nearest";
		if (hadFocus) link.focus();
		if (isAsked) this.#announce(line.textContent ?? "");
		clearInterval(this.#timer);
		this.#timer = window.setInterval(() => description.replaceChildren(describe()), msPerMinute);
	}

	#showHint(): void {
		this.#say(mayKeep() ? this.#hint : "", false);
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
	variant: "quiet link-button" | `secondary ${string}`,
	onClick?: (event: MouseEvent) => void,
): HTMLButtonElement {
	const element = create("button", text);
	element.type = "button";
	element.className = `nev-button nev-button-${variant}`;
	if (onClick) element.addEventListener("click", onClick);
	return element;
}
