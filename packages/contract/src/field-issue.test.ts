import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { errorCodes, fieldCodes, isErrorCode } from "./error-codes.js";
import { fieldIssuesOf } from "./field-issue.js";
import { searchQuerySchema } from "./search-queries.js";
import { emailAddress } from "./text-fields.js";

const issuesOf = (schema: z.ZodMiniType, value: unknown) => {
	const { error } = z.safeParse(schema, value);
	return error && fieldIssuesOf(error);
};

describe("the issue of a field", () => {
	const form = z.object({ email: emailAddress("No address") });
	const pair = z
		.object({ zip: z.optional(z.string()) })
		.check(z.refine(() => false, { path: ["zip"], message: "Give one" }));

	it.each([
		[form, { email: "ada@" }, { email: { code: "invalid-format", message: "No address" } }],
		[form, {}, { email: { code: "invalid-type", message: "No address" } }],
		[
			form,
			{ email: `${"a".repeat(200)}@example.com` },
			{ email: { code: "too-big", limit: 200, message: "Please use at most 200 characters" } },
		],
		[searchQuerySchema, { limit: 0 }, { limit: { code: "too-small", limit: 1 } }],
		[searchQuerySchema, { state: "Atlantis" }, { state: { code: "invalid-value" } }],
		[pair, {}, { zip: { code: "invalid-value", message: "Give one" } }],
	])("has a code of the contract, and its limit", (schema, value, issues) => {
		expect(issuesOf(schema, value)).toMatchObject(issues);
	});
});

it("codes are words of kebab-case, with the status of an error", () => {
	for (const code of [...Object.keys(errorCodes), ...Object.keys(fieldCodes)]) {
		expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
	}
	for (const { status } of Object.values(errorCodes)) expect(status).toBeGreaterThanOrEqual(400);
	expect(isErrorCode("unknown-zip")).toBe(true);
	expect(isErrorCode("toString")).toBe(false);
});
