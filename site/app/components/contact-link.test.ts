import { contactFormSchema, contactStates, messageMaxLength, stateNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { contactLink, readContactLink } from "./contact-link.js";

const read = (link: string) => readContactLink(new URL(link, "https://example.com").searchParams);

describe("a link to the contact form", () => {
	it.each(stateNames)("carries %s to a choice of the form, or to the message too", (state) => {
		const filled = read(contactLink({ subject: "sales", state }));
		expect(contactFormSchema.shape.state.safeParse(filled.state).success).toBe(true);
		const isOffered = contactStates.some((name) => name === state);
		expect(filled).toEqual({
			subject: "sales",
			...(isOffered ? { state } : { state: "Other", message: `My state is ${state}.\n` }),
		});
	});

	it("does not name a state that its message names", () => {
		const message = "Please tell me when there is a dealer in Wyoming.";
		expect(read(contactLink({ subject: "sales", state: "Wyoming", message }))).toEqual({
			subject: "sales",
			state: "Other",
			message,
		});
	});

	it("carries a message without a state", () => {
		expect(read(contactLink({ subject: "financing", message: "50% & more" }))).toEqual({
			subject: "financing",
			message: "50% & more",
		});
	});
});

describe("an address that somebody has typed", () => {
	it.each(["?subject=buy&state=ontario", "?subject=&state=&message=", ""])(
		"%j fills in nothing",
		(query) => {
			expect(readContactLink(new URLSearchParams(query))).toEqual({});
		},
	);

	it("fills in no more of a message than the form takes", () => {
		const long = "a".repeat(messageMaxLength + 1);
		expect(readContactLink(new URLSearchParams({ message: long })).message).toHaveLength(
			messageMaxLength,
		);
	});
});
