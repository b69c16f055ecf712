import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./is-database-unavailable.js";

const coded = (code: string) => Object.assign(new Error("no"), { code });

it.each(["57P01", "57P03", "53300", "08006", "ECONNREFUSED", "ENOENT"])("is away: %s", (code) => {
	expect(isDatabaseUnavailable(coded(code))).toBe(true);
	expect(isDatabaseUnavailable(new DrizzleQueryError("insert", [], coded(code)))).toBe(true);
});

it.each([
	"Connection terminated unexpectedly",
	"timeout exceeded when trying to connect",
	"Query read timeout",
	"Client has encountered a connection error and is not queryable",
])("is away: %s", (message) => {
	expect(isDatabaseUnavailable(new Error("failed", { cause: new Error(message) }))).toBe(true);
});

it("is away where every address of its host refuses", () => {
	expect(isDatabaseUnavailable(new AggregateError([coded("ECONNREFUSED")]))).toBe(true);
});

it.each([coded("23505"), coded("22P02"), new Error("boom"), "text", undefined])(
	"is there where something else is wrong: %s",
	(error) => expect(isDatabaseUnavailable(error)).toBe(false),
);
