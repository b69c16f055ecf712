import { expect, it } from "vitest";
import { describeError } from "./error-page.js";

const answer = (status: number) => ({ status, statusText: "", data: "inside", internal: true });

it.each([
	[answer(404), "404 Page Not Found"],
	[answer(405), "This did not work"],
	[answer(503), "Something went wrong"],
	[new Error("the database's password"), "Something went wrong"],
	["thrown", "Something went wrong"],
])("%j is told as %s, without its inside", (error, title) => {
	const words = describeError(error);
	expect(words.title).toBe(title);
	expect(words.hint).not.toMatch(/inside|password|thrown/);
});
