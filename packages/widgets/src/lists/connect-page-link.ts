import type { ReadonlySignal } from "@preact/signals-core";
import { effect } from "@preact/signals-react";
import { warnOnce } from "../host-page/warn-once.js";

/** The version of the fragments' format. Those of another version are ignored. */
const version = "1";

/** A list's part of a fragment: `dealers=1&q=Naples`. Those of several lists have semicolons between them. */
const partOfList = new RegExp(`^(dealers|vehicles)(-[^=&]*)?=${version}(&|$)`);

/** A list whose state is in the fragment of the page's address. */
export interface PageLink {
	/** What its part of a fragment begins with: `dealers`. A list with an id adds it, for a page with two. */
	readonly name: string;
	/** Its state as a query string; undefined if it is as the page has it. */
	readonly written: ReadonlySignal<string | undefined>;
	/** Takes the state of a fragment, which anybody may have written. */
	apply(parameters: URLSearchParams): void;
}

/** The lists that are connected, by their parts' names. */
const connected = new Set<string>();

/**
 * Takes a list's state from the fragment of the page's address, now and when the visitor goes to another
 * one, and writes it there when it changes. A fragment of the page is left alone.
 *
 * @param root its outermost HTML element
 * @param known the fragment that the list wrote last: an element that is put back goes on from there
 * @returns a function that ends it
 */
export function connectPageLink(
	{ name: kind, written, apply }: PageLink,
	root: Element | null,
	known: { current: string },
): () => void {
	const { host } = (root?.getRootNode() ?? {}) as Partial<ShadowRoot>;
	const name = `${new URLSearchParams({ [host?.id ? `${kind}-${host.id}` : kind]: version })}`;
	if (connected.has(name)) {
		warnOnce(`Two lists have sync-url. Give their elements an id each, or set it on one only.`);
		return () => {};
	}
	connected.add(name);

	/** The parts of all lists in the address; undefined if the page has a fragment of its own. */
	function parts(): string[] | undefined {
		const all = location.hash.length > 1 ? location.hash.slice(1).split(";") : [];
		return all.every((part) => partOfList.test(part)) ? all : undefined;
	}

	const isOwn = (part: string) => part === name || part.startsWith(`${name}&`);

	function restore(): void {
		const own = parts()?.find(isOwn);
		// A link to "#", as in many menus, is to no other search.
		if (own === undefined) save(written.peek());
		else if (own.slice(name.length + 1) !== (written.peek() ?? ""))
			apply(new URLSearchParams(own.slice(name.length)));
		known.current = location.hash;
	}

	function save(value: string | undefined): void {
		const own = value === undefined ? [] : [value === "" ? name : `${name}&${value}`];
		const others = parts()?.filter((part) => !isOwn(part));
		const fragment = others && [...others, ...own].join(";");
		if (fragment === undefined || fragment === location.hash.slice(1)) return;
		try {
			const address = location.href.replace(/#.*|$/, fragment && `#${fragment}`);
			history.replaceState(history.state, "", address);
		} catch {
			// Refused in a sandboxed frame, or because the browser limits how often the address changes.
		}
	}

	if (location.hash !== known.current) restore();
	const stopSaving = effect(() => {
		save(written.value);
		known.current = location.hash;
	});
	addEventListener("hashchange", restore);
	return () => {
		connected.delete(name);
		stopSaving();
		removeEventListener("hashchange", restore);
	};
}
