import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { loadLeads } from "./lead-data.js";

it.each([
	["?state=dead&kind=contact", "?problem=failed&kind=contact"],
	["?q=ada&state=held", "?q=ada&problem=held"],
	["?state=answered", "?stage=answered"],
	["?overdue=48", "?problem=overdue"],
])("leads from the bookmark %s of an earlier version to %s", (bookmark, present) => {
	const request = new Request(`http://desk.example.com/leads${bookmark}`);
	try {
		// It reads nothing else of its arguments.
		void loadLeads({ request } as LoaderFunctionArgs);
		expect.unreachable();
	} catch (answer) {
		expect(answer).toBeInstanceOf(Response);
		expect((answer as Response).headers.get("location")).toBe(`/leads${present}`);
	}
});
