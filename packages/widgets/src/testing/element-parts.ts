import { expect, waitFor } from "storybook/test";

/** Inserts an element at the top, as a page's script does, and collects the parts that appear in it. */
export function collectParts(canvasElement: HTMLElement, html: string) {
	canvasElement.insertAdjacentHTML("afterbegin", html);
	const element = canvasElement.firstElementChild as HTMLElement;
	const shadow = element.shadowRoot as ShadowRoot;
	const seen = new Set<string>();
	function collect(): void {
		for (const { part } of shadow.querySelectorAll("[part]")) {
			for (const name of part) seen.add(name);
		}
	}
	new MutationObserver(collect).observe(shadow, {
		childList: true,
		subtree: true,
		attributeFilter: ["part"],
	});
	collect();
	return {
		element,
		content: shadow.firstElementChild as HTMLElement,
		/** Waits until these parts have appeared. */
		appear: (...parts: string[]) =>
			waitFor(() => expect([...seen]).toEqual(expect.arrayContaining(parts))),
		/** Fails unless the parts that have appeared are those that a README lists. */
		expectAll: (readme: string) =>
			waitFor(() => expect([...seen].sort()).toEqual(listedParts(readme).sort())),
	};
}

/** The parts in a README's table. */
function listedParts(readme: string): string[] {
	const [, section = ""] = readme.split("\n## Parts\n");
	const [table = ""] = section.split("\n## ");
	return [...table.matchAll(/^\| `([\w-]+)`/gm)].flatMap(([, name]) => name ?? []);
}
