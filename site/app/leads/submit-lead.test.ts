import { createApiClient } from "@nev/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contactLead, dealershipLead, inquiryLead } from "./lead-forms.js";
import { type RejectedLead, submitLead } from "./submit-lead.js";

const origin = "https://nev.example.com";

interface SentLead {
	path: string;
	key: string | null;
	body: unknown;
}

/** A client that records the leads it sends. Its API answers every POST in the same way. */
function fakeClient(respond: () => Response = () => Response.json({ id: 7 }, { status: 201 })) {
	const sentLeads: SentLead[] = [];
	const client = createApiClient({
		api: "http://api.test",
		fetch(url, init) {
			if (init.method !== "POST") return Response.json(vehicle);
			sentLeads.push({
				path: new URL(url).pathname,
				key: new Headers(init.headers).get("idempotency-key"),
				body: JSON.parse(String(init.body)),
			});
			return respond();
		},
	});
	return { client, sentLeads };
}

const vehicle = {
	id: 1,
	name: "D3 4",
	slug: "d3-4",
	description: "",
	price: 8795,
	range: "50 miles",
	category: "4-seater",
	series: "D3",
	model: "4",
	imageUrl: "",
	features: [],
	isAvailable: true,
	isFeatured: false,
	specifications: {},
};

const message = {
	firstName: "Dana",
	lastName: "Reed",
	email: "dana@example.com",
	phone: "(555) 555-0123",
	state: "Texas",
	subject: "sales",
	message: "Which one fits through a garden gate?",
};

const dealership = {
	name: "Gulf Coast Carts",
	address: "1420 Bayshore Dr",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "info@gulf-coast-carts.example.com",
	membershipId: "",
};

const inquiry = {
	vehicle: "d3-4",
	firstName: "Dana",
	lastName: "Reed",
	phone: "555",
	email: "dana@example.com",
	message: "",
};

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
	return new Request(origin + path, {
		method: "POST",
		headers: { origin, ...headers },
		body: new URLSearchParams(form),
	});
}

/** The data of a rejected form, with its status. */
function rejection(
	result: Awaited<ReturnType<typeof submitLead>>,
): RejectedLead & { status: unknown } {
	if (result instanceof Response) throw new Error(`The form was accepted: ${result.status}`);
	return { ...result.data, status: result.init?.status };
}

// The idempotency key depends on the day, which must not change during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 2, 1, 12) }));
afterEach(() => void vi.useRealTimers());

describe("a valid form", () => {
	it("of the contact page is sent to the API and redirects to the thank-you page", async () => {
		const { client, sentLeads } = fakeClient();
		const result = await submitLead(
			{ request: post("/contact", message), origin, client },
			contactLead,
		);
		expect(result).toBeInstanceOf(Response);
		expect(result).toMatchObject({ status: 303 });
		expect((result as Response).headers.get("location")).toBe("/thank-you");
		const { firstName: _, ...others } = message;
		expect(sentLeads).toEqual([
			{ path: "/contact", key: expect.any(String), body: { ...others, name: "Dana Reed" } },
		]);
	});

	it("of a dealership redirects to the dealerships, with an empty membership ID as null", async () => {
		const { client, sentLeads } = fakeClient();
		const request = post("/add-dealership", dealership);
		const result = await submitLead({ request, origin, client }, dealershipLead);
		expect((result as Response).headers.get("location")).toBe("/dealerships?added=1");
		expect(sentLeads[0]).toMatchObject({
			path: "/dealerships",
			body: { ...dealership, membershipId: null },
		});
	});

	it("of a vehicle includes its name and price, and the default message", async () => {
		const { client, sentLeads } = fakeClient();
		const page = `${origin}/inventory/d3-4`;
		const request = post("/inventory/d3-4?from=mail", inquiry);
		await submitLead({ request, origin, client }, inquiryLead(client, page));
		expect(sentLeads[0]).toMatchObject({
			path: "/vehicle-inquiry",
			body: {
				name: "Dana Reed",
				vehicleName: "D3 4",
				vehiclePrice: "$8,795",
				message: "I'm interested in learning more about this vehicle.",
				page,
			},
		});
	});

	it("passes the honeypot field on", async () => {
		const { client, sentLeads } = fakeClient();
		const request = post("/contact", { ...message, website: "https://spam.example.com" });
		await submitLead({ request, origin, client }, contactLead);
		expect(sentLeads[0]?.body).toMatchObject({ website: "https://spam.example.com" });
	});

	it("has the same key if sent twice, and another key for another message", async () => {
		const { client, sentLeads } = fakeClient();
		const press = (form: Record<string, string>) =>
			submitLead({ request: post("/contact", form), origin, client }, contactLead);
		await press(message);
		await press(message);
		await press({ ...message, message: "Something else altogether." });
		const [first, second, third] = sentLeads.map(({ key }) => key);
		expect(first).toMatch(/^[0-9a-f]{64}$/);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
	});

	it("that was sent before, when the price was different, counts as sent", async () => {
		const { client } = fakeClient(() => Response.json({ error: "Another body." }, { status: 409 }));
		const result = await submitLead(
			{ request: post("/contact", message), origin, client },
			contactLead,
		);
		expect(result).toMatchObject({ status: 303 });
	});
});

describe("an invalid form", () => {
	it("is returned with its values and errors, and is not sent", async () => {
		const { client, sentLeads } = fakeClient();
		const request = post("/contact", { ...message, email: "dana@", message: "Hi" });
		expect(rejection(await submitLead({ request, origin, client }, contactLead))).toEqual({
			status: 422,
			errors: {
				email: { code: "invalid-format", message: "Please enter a valid email address" },
				message: {
					code: "too-small",
					limit: 10,
					message: "Message must be at least 10 characters",
				},
			},
			values: { ...message, email: "dana@", message: "Hi" },
		});
		expect(sentLeads).toEqual([]);
	});

	it("has a notice above the form if a field of an inquiry is empty", async () => {
		const { client } = fakeClient();
		const request = post("/inventory/d3-4", { ...inquiry, phone: " " });
		const result = await submitLead({ request, origin, client }, inquiryLead(client, origin));
		expect(rejection(result)).toMatchObject({
			status: 422,
			problem: { title: "Please fill all fields", description: "All form fields are required." },
			errors: { phone: { code: "too-small" } },
		});
	});

	it("shows an error of the API at the form's own field", async () => {
		const { client } = fakeClient(() =>
			Response.json(
				{
					error: "No.",
					code: "invalid-fields",
					fields: { name: "Too long" },
					issues: { name: { code: "too-big", limit: 401 } },
				},
				{ status: 422 },
			),
		);
		const request = post("/contact", message);
		expect(rejection(await submitLead({ request, origin, client }, contactLead))).toEqual({
			status: 422,
			errors: { firstName: { code: "too-big", limit: 401, message: "Too long" } },
			values: message,
		});
	});
});

describe("a form that cannot be sent", () => {
	it.each([
		["the API is down", () => new Response("", { status: 500 }), 503],
		["the API is busy", () => new Response("", { status: 503 }), 503],
		["the rate limit is reached", () => new Response("", { status: 429 }), 429],
		["the API cannot be reached", () => Promise.reject(new TypeError("fetch failed")), 503],
	])("is returned with its values if %s", async (_reason, respond, status) => {
		const { client } = fakeClient(respond as () => Response);
		const request = post("/add-dealership", dealership);
		expect(rejection(await submitLead({ request, origin, client }, dealershipLead))).toEqual({
			status,
			errors: {},
			values: dealership,
			problem: {
				title: "Error",
				description: "Failed to add dealership. Please try again.",
			},
		});
	});

	it("says when to try again if the rate limit is reached", async () => {
		const headers = { "retry-after": "12" };
		const { client } = fakeClient(() => new Response("", { status: 429, headers }));
		const request = post("/contact", message);
		expect(rejection(await submitLead({ request, origin, client }, contactLead))).toMatchObject({
			status: 429,
			values: message,
			problem: { description: "Too many messages. Please try again in 12 seconds." },
		});
	});

	it.each([
		["from another site", { origin: "https://evil.example.com" }, message, 403],
		["of another type", { "content-type": "application/json" }, message, 415],
		["compressed", { "content-encoding": "gzip" }, message, 415],
		["too long", {}, { ...message, message: "x".repeat(70_000) }, 413],
	])("is rejected if it is %s", async (_reason, headers, form, status) => {
		const { client, sentLeads } = fakeClient();
		const request = post("/contact", form as Record<string, string>, headers as never);
		expect(rejection(await submitLead({ request, origin, client }, contactLead)).status).toBe(
			status,
		);
		expect(sentLeads).toEqual([]);
	});

	it("is returned with its values if it seems to come from another site", async () => {
		const { client, sentLeads } = fakeClient();
		const request = post("/contact", message, { origin: "https://www.nev.example.com" });
		expect(rejection(await submitLead({ request, origin, client }, contactLead))).toMatchObject({
			status: 403,
			values: message,
		});
		expect(sentLeads).toEqual([]);
	});

	it("is accepted behind a proxy that changes the host name", async () => {
		const { client, sentLeads } = fakeClient();
		const request = post("/contact", message, {
			origin: "https://www.nev.example.com",
			"sec-fetch-site": "same-origin",
		});
		expect(await submitLead({ request, origin, client }, contactLead)).toMatchObject({
			status: 303,
		});
		expect(sentLeads).toHaveLength(1);
	});
});
