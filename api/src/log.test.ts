import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLog } from "./log.js";

function logged(error: unknown): string {
	let text = "";
	const sink = new Writable({
		write(chunk, _, done) {
			text += String(chunk);
			done();
		},
	});
	createLog("info", sink).warn({ err: error }, "failed");
	return text;
}

it("does not contain what a visitor wrote if a statement fails", () => {
	const cause = Object.assign(new Error("connection terminated"), {
		code: "57P01",
		detail: "Failing row contains (Ada Lovelace).",
	});
	const error = new DrizzleQueryError("insert into leads values ($1)", ["Ada Lovelace"], cause);
	const text = logged(new Error("it could not be stored", { cause: error }));
	expect(text).not.toContain("Ada Lovelace");
	expect(text).toContain("insert into leads values ($1)");
	expect(text).toContain("57P01");
	expect(text).toContain("connection terminated");
});

it("contains other errors unchanged", () => {
	expect(logged(new TypeError("no function"))).toMatch(
		/"type":"TypeError","message":"no function"/,
	);
});
