import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { loadLeads } from "./lead-data.js";

it.each([
	["?state=dead&kind=contact", "?kind=contact&problem=failed"],
	["?q=state%3Dnew&state=waiting", "?q=state%3Dnew&problem=waiting"],
	["?state=dead&overdue=24", "?problem=failed"],
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
