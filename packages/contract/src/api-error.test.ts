import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.js";
import { fieldIssuesOfError } from "./field-issue.js";

describe("ApiError", () => {
	it("has a message of the status, a colon and the response body", async () => {
		const error = await ApiError.from(new Response("No such vehicle", { status: 404 }));
		expect(error.message).toBe("404: No such vehicle");
		expect(error.status).toBe(404);
		expect(error.name).toBe("ApiError");
		expect(error).toBeInstanceOf(Error);
	});

	it("uses the status text if the body is empty", async () => {
		const response = new Response("", { status: 503, statusText: "Service Unavailable" });
		expect((await ApiError.from(response)).message).toBe("503: Service Unavailable");
	});

	it("parses the error body, with a message for each field", async () => {
		const body = {
			error: "Not acceptable",
			code: "unknown-zip",
			fields: { zip: "We couldn't find this ZIP code" },
			issues: { zip: { code: "unknown-zip" } },
		};
		const error = await ApiError.from(Response.json(body, { status: 422 }));
		expect(error.code).toBe("unknown-zip");
		expect(fieldIssuesOfError(error)).toEqual({
			zip: { code: "unknown-zip", message: "We couldn't find this ZIP code" },
		});
		expect(error.body).toEqual(body);
		expect(error.message).toBe(`422: ${JSON.stringify(body)}`);
	});

	it.each([
		["12", 12],
		["Wed, 21 Oct 2026 07:28:00 GMT", Number.NaN],
		[undefined, 0],
	])("says when to try again if the response does: %s", async (value, seconds) => {
		const headers = value === undefined ? {} : { "retry-after": value };
		const error = await ApiError.from(new Response("", { status: 429, headers }));
		expect(error.retryAfter).toBe(seconds);
	});

	it("takes the codes of an API of another version, and an answer without one", async () => {
		const from = (body: object) => ApiError.from(Response.json(body, { status: 400 }));
		expect((await from({ error: "No", code: "of-next-year" })).code).toBe("of-next-year");
		const old = await from({ error: "No", fields: { q: "Too long" } });
		expect(old.code).toBe("");
		expect(fieldIssuesOfError(old)).toEqual({ q: { message: "Too long" } });
	});

	it("has the body that its text contains, as a page's data are read again", () => {
		expect(new ApiError(422, '{"error":"No","code":"unknown-zip"}').code).toBe("unknown-zip");
	});

	it.each([
		"<!doctype html>",
		'{"message":"other"}',
		'"error"',
		"null",
		'{"error":"No","code":7}',
		"",
	])("has no parsed body if the response is not in the API's error format: %s", async (text) => {
		expect((await ApiError.from(new Response(text, { status: 500 }))).body).toBeUndefined();
	});
});

it("is recognized if another copy of the class made it", () => {
	class OtherCopy extends Error {
		override readonly name = "ApiError";
	}
	expect(new OtherCopy()).toBeInstanceOf(ApiError);
	expect(new Error("404: Not Found")).not.toBeInstanceOf(ApiError);
	expect({ name: "ApiError" }).not.toBeInstanceOf(ApiError);
});
