import { warnOnce } from "../host-page/warn-once.js";

/**
 * Reads the properties that a page has written as JSON, in the file at an element's `src` and in a
 * script inside it: an object with the properties by name, or the element's list alone. What cannot
 * be read is also reported in the console.
 *
 * @param listName the property that a list alone is for
 * @throws {Error} if the file cannot be loaded, or if it or the script is not JSON or has none of the
 * properties: the page has a list under another name, and must not show ours
 */
export async function readJson(
	element: Element,
	script: Element | null,
	listName: string,
): Promise<Record<string, unknown>> {
	const src = element.getAttribute("src");
	const properties: Record<string, unknown> = {};
	try {
		if (script) await untilParsed(script);
		for (const text of [src ? await fetchText(src) : undefined, script?.textContent]) {
			if (text === undefined || text === null) continue;
			const json: unknown = JSON.parse(text);
			const given: unknown = Array.isArray(json) ? { [listName]: json } : json;
			const names = [listName, "messages"].filter(Boolean);
			if (!names.some((name) => Object.hasOwn(Object(given), name))) {
				throw new Error(`It has no ${names.join(" and no ")}.`);
			}
			Object.assign(properties, given);
		}
	} catch (error) {
		warnOnce(`The JSON of <${element.localName}> cannot be read, so it is empty. ${error}`);
		throw error;
	}
	return properties;
}

async function fetchText(url: string): Promise<string> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}.`);
	return response.text();
}

/** Resolves when a script's text is whole: a page that loads may have sent a part of it. */
async function untilParsed(script: Element): Promise<void> {
	const { ownerDocument } = script;
	if (ownerDocument.readyState !== "loading" || hasFollower(script)) return;
	await new Promise((resolve) => {
		ownerDocument.addEventListener("DOMContentLoaded", resolve, { once: true });
	});
}

/** Whether the parser has come to what follows a node. */
function hasFollower({ nextSibling, parentNode }: Node): boolean {
	return nextSibling !== null || (parentNode !== null && hasFollower(parentNode));
}
