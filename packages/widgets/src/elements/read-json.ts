/**
 * Reads the properties that a page has written as JSON, in the file at an element's `src` and in a
 * script inside it: an object with the properties by name, or the element's list alone.
 *
 * @param listName the property that a list alone is for
 * @throws {Error} if the file cannot be loaded, or if it or the script is not JSON
 */
export async function readJson(
	element: Element,
	script: Element | null,
	listName: string,
): Promise<Record<string, unknown>> {
	const src = element.getAttribute("src");
	const texts = [src && (await fetchText(src)), script?.textContent];
	const properties: Record<string, unknown> = {};
	for (const text of texts) {
		if (!text) continue;
		const json: unknown = JSON.parse(text);
		Object.assign(properties, Array.isArray(json) ? { [listName]: json } : json);
	}
	return properties;
}

async function fetchText(url: string): Promise<string> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}.`);
	return response.text();
}
