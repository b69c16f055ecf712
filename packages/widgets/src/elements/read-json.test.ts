import { expect, test, vi } from "vitest";
import { readJson } from "./read-json.js";

const document = new (class extends EventTarget {
	readyState = "loading";
})();

/** What an element reads of a script in a page that loads. */
function scriptOf(textContent: string) {
	const element = {
		localName: "nev-dealer-locator",
		getAttribute: () => null,
		nextSibling: null,
		parentNode: null,
	} as unknown as Element;
	const script = {
		textContent,
		ownerDocument: document,
		nextSibling: null as object | null,
		parentNode: element,
	};
	return { script, read: () => readJson(element, script as unknown as Element, "dealerships") };
}

test("a script is read as soon as the parser has come to what follows it", async () => {
	const { script, read } = scriptOf('[{ "id": 1 }]');
	script.nextSibling = {};
	expect(await read()).toEqual({ dealerships: [{ id: 1 }] });
});

test("JSON without a list by its name, such as another API's answer, is reported", async () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	for (const json of ['{ "data": [] }', "null"]) {
		const { script, read } = scriptOf(json);
		script.nextSibling = {};
		await expect(read()).rejects.toThrow("It has no dealerships and no messages.");
	}
	expect(report).toHaveBeenCalledWith(expect.stringContaining("It has no dealerships"));
	report.mockRestore();
});

test("a script of which the page has sent a part is read once the page is there", async () => {
	const { script, read } = scriptOf('[{ "id": 1 }, { "i');
	const reading = read();
	script.textContent = '[{ "id": 1 }, { "id": 2 }]';
	document.dispatchEvent(new Event("DOMContentLoaded"));
	expect(await reading).toEqual({ dealerships: [{ id: 1 }, { id: 2 }] });
});
