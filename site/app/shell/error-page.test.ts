import { expect, it } from "vitest";
import { describeError } from "./error-page.js";

const routeError = (status: number) => ({
	status,
	statusText: "",
	data: "internal detail",
	internal: true,
});

it.each([
	[routeError(404), "404 Page Not Found"],
	[routeError(405), "That didn't work"],
	[routeError(503), "Something went wrong"],
	[new Error("the database's password"), "Something went wrong"],
	["thrown", "Something went wrong"],
])("describes %j as %s, without its details", (error, title) => {
	const text = describeError(error);
	expect(text.title).toBe(title);
	expect(text.hint).not.toMatch(/internal|password|thrown/);
});
