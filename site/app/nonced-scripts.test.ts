import { expect, it } from "vitest";
import { extractNoncedScripts } from "./nonced-scripts.js";

const nonce = "0b9c1f2e-5d7a-4c3b-8e6f-123456789abc";
const scriptsOf = (html: string) => extractNoncedScripts(html, nonce).scripts;

it("takes the scripts that carry the nonce, as they are written", () => {
	const html = `<script nonce="${nonce}">first("a > b")</script><script nonce="${nonce}" type="module" async="">\nsecond()\n</script>`;
	expect(scriptsOf(html)).toEqual(['first("a > b")', "\nsecond()\n"]);
});

it.each([
	["without a nonce", "<script>evil()</script>"],
	["with a guessed nonce", '<script nonce="guess">evil()</script>'],
	["with an empty nonce", '<script nonce="">evil()</script>'],
	["of data", '<script type="application/ld+json">{"a": 1}</script>'],
	["that only speaks of the nonce", `<script>" nonce="${nonce}"</script>`],
	["that is a file", `<script nonce="${nonce}" src="/a.js"></script>`],
])("takes no script %s", (_what, html) => {
	expect(scriptsOf(html)).toEqual([]);
});

it("takes nothing of an injected script that swallows one of ours", () => {
	const html = `<p><script>evil();</p><script nonce="${nonce}">ours()</script>`;
	expect(scriptsOf(html)).toEqual([]);
});

it("leaves no trace of the nonce in the page", () => {
	const marked = `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">a()</script>`;
	expect(extractNoncedScripts(marked, nonce).html).toBe(
		'<link rel="modulepreload" href="/a.js"/><script>a()</script>',
	);
});
