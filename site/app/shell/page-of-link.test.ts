import { expect, it } from "vitest";
import { pageOfLink } from "./page-of-link.js";

const here = "http://site/faq?q=range";

it.each([
	["http://site/", "/"],
	["http://site/states/new-york?q=a#dealers", "/states/new-york?q=a#dealers"],
	["http://site/faq#range", "/faq#range"],
	["http://site/faq?q=range", "/faq?q=range"],
	["http://site/apiary", "/apiary"],
])("%s is a page of the site", (link, page) => {
	expect(pageOfLink(link, here)).toBe(page);
});

it.each([
	["a place on the same page", "http://site/faq?q=range#warranty"],
	["another site", "https://site/faq"],
	["another port", "http://site:81/faq"],
	["the API", "http://site/api/docs"],
	["the script tag's folder", "http://site/embed/v1/"],
	["a file", "http://site/sitemap.xml"],
	["a telephone", "tel:+15555550100"],
	["a mailbox", "mailto:info@example.com"],
])("%s is left to the browser", (_what, link) => {
	expect(pageOfLink(link, here)).toBeUndefined();
});
