import { expect, it } from "vitest";
import { internalPath } from "./link-interceptor.js";

const currentAddress = "http://site/faq?q=range";

it.each([
	["http://site/", "/"],
	["http://site/states/new-york?q=a#dealers", "/states/new-york?q=a#dealers"],
	["http://site/faq#range", "/faq#range"],
	["http://site/faq?q=range", "/faq?q=range"],
	["http://site/apiary", "/apiary"],
	["http://site/embed?widget=dealer-map", "/embed?widget=dealer-map"],
])("%s is a page of the site", (link, path) => {
	expect(internalPath(link, currentAddress)).toBe(path);
});

it.each([
	["a fragment of the current page", "http://site/faq?q=range#warranty"],
	["another site", "https://site/faq"],
	["another port", "http://site:81/faq"],
	["the API", "http://site/api/docs"],
	["the script tag's folder", "http://site/embed/v1/"],
	["the frame of a widget", "http://site/embed/frame/dealer-map"],
	["a file", "http://site/sitemap.xml"],
	["a telephone number", "tel:+15555550100"],
	["an email address", "mailto:info@example.com"],
])("%s is left to the browser", (_target, link) => {
	expect(internalPath(link, currentAddress)).toBeUndefined();
});
