import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// React's serialization, which browsers parse to the same document: charSet, <br/>, disabled="", hidden="".
		"attr-case": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"doctype-style": "off",
		"void-style": "off",
		// The ids of useId start with an underscore, which HTML allows.
		"valid-id": ["error", { relaxed: true }],
		// The style sheet keeps telephone links on one line, so they need no special spaces.
		"tel-non-breaking": "off",
		// The wide and the narrow menu have the same name, but only one of them is visible. Axe, which
		// sees what is visible, checks this rule.
		"unique-landmark": "off",
		// ARIA 1.2 allows a name on a list.
		"aria-label-misuse": ["error", { allowAnyNamable: true }],
		// More voice control software understands a label that both wraps and references its field.
		"no-redundant-for": "off",
		// Browsers that do not know <search> take it from its role.
		"no-redundant-role": "off",
		// autocomplete="off" on the consent checkbox keeps a reload from ticking it again.
		"valid-autocomplete": "off",
	},
});

/** The errors in a page's HTML, each with a selector. */
export async function htmlProblems(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`),
	);
}
