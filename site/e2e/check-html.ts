import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// How React writes what is the same to a browser: charSet, <br/>, disabled="".
		"attr-case": "off",
		"attribute-boolean-style": "off",
		"doctype-style": "off",
		"void-style": "off",
		// The ids of useId begin with an underscore; anything but a space is valid in HTML.
		"valid-id": ["error", { relaxed: true }],
		// Telephone links do not break by their style, and can be copied with plain characters.
		"tel-non-breaking": "off",
		// Axe looks at the landmarks that are shown; of a menu's two forms that is always one.
		"unique-landmark": "off",
		// A list may be named (ARIA 1.2).
		"aria-label-misuse": ["error", { allowAnyNamable: true }],
		// A label that is tied in both ways is understood by more voice control.
		"no-redundant-for": "off",
		// On the box of consent it keeps a reload from ticking it again.
		"valid-autocomplete": "off",
	},
});

/** What is wrong with a page's HTML, each with its place. */
export async function htmlProblems(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`),
	);
}
