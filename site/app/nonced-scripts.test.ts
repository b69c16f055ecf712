import { expect, it } from "vitest";
import { extractNoncedScripts } from "./nonced-scripts.js";

const nonce = "0b9c1f2e-5d7a-4c3b-8e6f-123456789abc";
const scriptsOf = (html: string) => extractNoncedScripts(html, nonce).scripts;

it("extracts the scripts that have the nonce, unchanged", () => {
	const html = `<script nonce="${nonce}">first("a > b")</script><script nonce="${nonce}" type="module" async="">\nsecond()\n</script>`;
	expect(scriptsOf(html)).toEqual(['first("a > b")', "\nsecond()\n"]);
});

it.each([
	["without a nonce", "<script>evil()</script>"],
	["with a guessed nonce", '<script nonce="guess">evil()</script>'],
	["with an empty nonce", '<script nonce="">evil()</script>'],
	["that is a block of data", '<script type="application/ld+json">{"a": 1}</script>'],
	["with the nonce in its text only", `<script>" nonce="${nonce}"</script>`],
	["with a src", `<script nonce="${nonce}" src="/a.js"></script>`],
])("does not extract a script %s", (_kind, html) => {
	expect(scriptsOf(html)).toEqual([]);
});

it("does not extract an injected script that encloses one of ours", () => {
	const html = `<p><script>evil();</p><script nonce="${nonce}">ours()</script>`;
	expect(scriptsOf(html)).toEqual([]);
});

it("removes the nonce from the page", () => {
	const page = `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">a()</script>`;
	expect(extractNoncedScripts(page, nonce).html).toBe(
		'<link rel="modulepreload" href="/a.js"/><script>a()</script>',
	);
});
