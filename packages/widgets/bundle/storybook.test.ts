import { expect, test } from "vitest";
import { writeOutOptional } from "../../../.storybook/arg-types.js";

test("a designer types a text in, and an optional argument's type is written out", () => {
	const optional = (...types: { name: string; value?: string }[]) => ({
		name: "union",
		raw: [...types.map(({ name }) => name), "undefined"].join(" | "),
		value: [...types, { name: "other", value: "undefined" }],
	});
	const context = {
		argTypes: {
			zip: { name: "zip", type: optional({ name: "string" }) },
			choice: { name: "choice", type: optional({ name: "string" }, { name: "number" }) },
			plain: { name: "plain", type: { name: "boolean" } },
		},
	};
	const argTypes = writeOutOptional(context as unknown as Parameters<typeof writeOutOptional>[0]);
	expect(argTypes).toEqual({
		zip: { name: "zip", type: { name: "string" }, table: { type: { summary: "string" } } },
		choice: { ...context.argTypes.choice, table: { type: { summary: "string | number" } } },
		plain: context.argTypes.plain,
	});
});
