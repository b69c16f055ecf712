import { useLayoutEffect, useRef, useState } from "react";
import type { WidgetHost } from "../elements/widget-definition.js";
import { warnOnce } from "../host-page/warn-once.js";
import { isPress } from "./press-handlers.js";

/** What the places of a template are filled with, by name. What is empty is left out of the card. */
export interface CardPlaces {
	/** Texts, for `data-field`. */
	readonly fields: Readonly<Record<string, string>>;
	/** Addresses that the widget has made, for `data-href`. What has none, null, is no link and stays. */
	readonly links: Readonly<Record<string, string | null>>;
	/** Addresses of images, for `data-src`. */
	readonly pictures?: Readonly<Record<string, string>>;
	/** What buttons do, for `data-action`. */
	readonly actions?: Readonly<Record<string, (() => void) | undefined>>;
}

export interface TemplateCardProps {
	host: WidgetHost;
	template: HTMLTemplateElement;
	/** Unique in the element. */
	id: string | number;
	places: CardPlaces;
	isSelected?: boolean;
	/** A link that depends on the item was pressed. */
	onFollow?: (event: MouseEvent) => void;
}

/** The cards of all elements. None removes another, or two with one id would do it forever. */
const cards = new WeakSet<Element>();

/**
 * A filled copy of the host page's template. It is a child of the element, not of its shadow root, so
 * that the page's styles apply.
 */
export function TemplateCard(props: TemplateCardProps) {
	const { host, template, id, places, isSelected = false } = props;
	const { element } = host;
	// Not the name of a footer's slot.
	const name = `card-content-${id}`;
	const version = useVersion(template);
	const [card] = useState(() => {
		const created = element.ownerDocument.createElement("div");
		cards.add(created);
		return created;
	});
	const latest = useRef(props);
	latest.current = props;
	// JSON leaves out functions, but not that one is missing.
	const key = JSON.stringify(places, (_, value) => value ?? null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the places
	useLayoutEffect(() => {
		const source = template.content.hasChildNodes() ? template.content : template;
		card.replaceChildren(...card.ownerDocument.importNode(source, true).childNodes);
		fillCard(card, () => latest.current);
	}, [template, version, key]);

	// After every render: the host page may have replaced the element's children.
	useLayoutEffect(() => {
		card.slot = name;
		card.toggleAttribute("data-selected", isSelected);
		if (card.parentNode === element) return;
		for (const child of [...element.children]) {
			if (child.slot !== name) continue;
			// A copy of the page, such as in a framework's cache, has its old cards.
			if (!cards.has(child)) child.remove();
			else warnOnce(`Two items of <${element.localName}> have the id ${id}.`);
		}
		element.append(card);
	});
	useLayoutEffect(() => () => card.remove(), [card]);
	return <slot name={name} />;
}

/** Counts the changes of a template. Some frameworks put its content in the element itself. */
function useVersion(template: HTMLTemplateElement): number {
	const [version, setVersion] = useState(0);
	useLayoutEffect(() => {
		const changes = new MutationObserver(() => setVersion((count) => count + 1));
		for (const content of [template, template.content]) {
			changes.observe(content, {
				attributes: true,
				characterData: true,
				childList: true,
				subtree: true,
			});
		}
		return () => changes.disconnect();
	}, [template]);
	return version;
}

/** Fills the places. `data-if` comes first: a part that it removes takes the places inside with it. */
function fillCard(card: HTMLElement, latest: () => TemplateCardProps): void {
	const { fields, links, pictures = {}, actions = {} } = latest().places;
	const places = Object.entries({ ...fields, ...links, ...pictures, ...actions });
	const isFilled = places.map(([name, value]) => [name, Boolean(value)]);
	fill(card, "data-if", "*", Object.fromEntries(isFilled), () => {});
	// A script or a style sheet would run what a field contains.
	fill(card, "data-field", ":not(script,style)", fields, (place, text) => {
		place.textContent = text;
	});
	fill(card, "data-src", "img", pictures, (image, src) => image.setAttribute("src", src));
	fill(card, "data-action", "button", actions, (button, _, name) =>
		button.addEventListener("click", (event) => {
			event.preventDefault();
			latest().places.actions?.[name]?.();
		}),
	);
	const addresses: Record<string, string | null> = { ...links };
	for (const { dataset } of card.querySelectorAll("a")) {
		const pattern = dataset.href;
		if (pattern?.includes("{")) addresses[pattern] = fillAddress(pattern, fields);
	}
	fill(card, "data-href", "a", addresses, (link, href) => {
		link.setAttribute("href", href);
		for (const type of ["click", "auxclick"] as const) {
			(link as HTMLElement).addEventListener(type, (event) => {
				if (isPress(event)) latest().onFollow?.(event);
			});
		}
	});
}

/**
 * Fills the places that an attribute names. One without a value is removed. An unknown one, or one
 * whose value is null, stays.
 */
function fill<Value>(
	card: HTMLElement,
	attribute: string,
	selector: string,
	values: Readonly<Record<string, Value>>,
	write: (place: Element, value: NonNullable<Value>, name: string) => void,
): void {
	for (const place of card.querySelectorAll(`[${attribute}]`)) {
		const name = place.getAttribute(attribute) ?? "";
		if (!place.matches(selector) || !Object.hasOwn(values, name)) {
			warnOnce(
				`${attribute}="${name}" in <template slot="card"> does nothing on <${place.localName}>. There is: ${Object.keys(values).join(", ") || "none"}.`,
			);
			continue;
		}
		const value = values[name];
		if (value) write(place, value, name);
		else if (value !== null) place.remove();
	}
}

/**
 * The address with its fields, encoded. Empty if one of these is empty, or if it is not a page's address;
 * null if there is no such field.
 */
function fillAddress(pattern: string, fields: CardPlaces["fields"]): string | null {
	let isEmpty = false;
	let isUnknown = false;
	const address = pattern.replace(/\{([^{}]*)\}/g, (place, name: string) => {
		if (!Object.hasOwn(fields, name)) {
			isUnknown = true;
			warnOnce(
				`${place} in data-href="${pattern}" in <template slot="card"> is unknown. There is: ${Object.keys(fields).join(", ")}.`,
			);
		}
		const value = fields[name];
		isEmpty ||= !value;
		return encodeURIComponent(value ?? "");
	});
	if (isUnknown) return null;
	if (!/^[^/?#]*:/.test(address) || /^(https?|tel|sms|mailto):/i.test(address)) {
		return isEmpty ? "" : address;
	}
	warnOnce(`data-href="${pattern}" in <template slot="card"> is not the URL of a web page.`);
	return "";
}
