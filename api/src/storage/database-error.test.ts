import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./database-error.js";

const errorWithCode = (code: string) => Object.assign(new Error("no"), { code });

it.each([
	...["57P01", "57P03", "57014", "53300", "08006", "28P01", "28000", "55000", "42501"],
	...["ECONNREFUSED", "ENOENT"],
])("is true for the code %s", (code) => {
	expect(isDatabaseUnavailable(errorWithCode(code))).toBe(true);
	expect(isDatabaseUnavailable(new DrizzleQueryError("insert", [], errorWithCode(code)))).toBe(
		true,
	);
});

it.each([
	"Connection terminated unexpectedly",
	"timeout exceeded when trying to connect",
	"Query read timeout",
	"Client has encountered a connection error and is not queryable",
])("is true for the message %s", (message) => {
	expect(isDatabaseUnavailable(new Error("failed", { cause: new Error(message) }))).toBe(true);
});

it("is true if every address of a host refuses", () => {
	expect(isDatabaseUnavailable(new AggregateError([errorWithCode("ECONNREFUSED")]))).toBe(true);
});

it.each([errorWithCode("23505"), errorWithCode("22P02"), new Error("boom"), "text", undefined])(
	"is false for other errors: %s",
	(error) => expect(isDatabaseUnavailable(error)).toBe(false),
);
