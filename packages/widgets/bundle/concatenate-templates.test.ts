// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are code
import { expect, test } from "vitest";
import { concatenateTemplates } from "./concatenate-templates.js";

/** The value of an expression whose templates are written as sums. */
function evaluate(expression: string): unknown {
	const code = concatenateTemplates(`(${expression})`);
	expect(code.replace(/tag`.*`/, "")).not.toContain("`");
	return new Function("one", "two", "tag", `return ${code}`)(1, 2, String.raw);
}

test.each([
	["`text`", "text"],
	["``", ""],
	["`${one}${two}`", "12"],
	["`${one} of ${two}`", "1 of 2"],
	["`a${one}b${two}c` + one", "a1b2c1"],
	["`${one + two}px`", "3px"],
	["`${one, two}${one ? two : one}`", "22"],
	["`outer ${`inner ${one}`}`.length", 13],
	['`line\\n"${one}"`', 'line\n"1"'],
	["tag`a\\n${one}`", "a\\n1"],
])("%s has the same value as a sum", (expression, value) => {
	expect(evaluate(expression)).toBe(value);
});
