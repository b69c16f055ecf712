import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";
import { expect, it } from "vitest";
import { StartError } from "./errors/operator-error.js";
import { explain } from "./explain.js";

const databaseError = new pg.DatabaseError("no room", 0, "error");
const sentence = "The database reported an error: no room. See its log, then try again.";

it("prints the message of an error for the operator alone", () => {
	const error = new StartError("Set PORT.");
	error.cause = new Error("not for the operator");
	expect(explain(error)).toBe("Set PORT.");
});

it("says what the database reported, without the statement and its values", () => {
	const failed = new DrizzleQueryError("insert into leads", ["ada@example.com"], databaseError);
	expect(explain(failed)).toBe(sentence);
	expect(explain(databaseError)).toBe(sentence);
});

it("says what to do where the role lacks a right", () => {
	const denied = new pg.DatabaseError("permission denied for table leads", 0, "error");
	denied.code = "42501";
	expect(explain(denied)).toBe(
		"The database reported an error: permission denied for table leads. Use the role that owns the tables, or grant this right to the role of DATABASE_URL.",
	);
});

it("says the code of an error that has no message", () => {
	const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
	expect(explain(new DrizzleQueryError("select", [], refused))).toBe(
		"The database reported an error: ECONNREFUSED. See its log, then try again.",
	);
});

it("prints the trace of any other error, and its causes", () => {
	const error = new TypeError("no catalogue", {
		cause: new Error("no dealers", { cause: databaseError }),
	});
	expect(explain(error)).toMatch(
		/^TypeError: no catalogue\n +at .*\nCaused by: Error: no dealers\n +at .*\nCaused by: The database reported an error: no room\. See its log, then try again\.$/s,
	);
	expect(explain("interrupted")).toBe("interrupted");
});
