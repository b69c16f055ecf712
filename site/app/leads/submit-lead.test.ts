import { createApiClient } from "@nev/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contactLead, dealershipLead, inquiryLead } from "./lead-forms.js";
import { type RejectedLead, submitLead } from "./submit-lead.js";

const origin = "https://nev.example.com";

interface Asked {
	path: string;
	key: string | null;
	body: unknown;
}

/** A client that writes down what it is asked, and whose API answers every POST alike. */
function fakeClient(answer: () => Response = () => Response.json({ id: 7 }, { status: 201 })) {
	const asked: Asked[] = [];
	const client = createApiClient({
		api: "http://api.test",
		fetch(url, init) {
			if (init.method !== "POST") return Response.json(vehicle);
			asked.push({
				path: new URL(url).pathname,
				key: new Headers(init.headers).get("idempotency-key"),
				body: JSON.parse(String(init.body)),
			});
			return answer();
		},
	});
	return { client, asked };
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

/** What a refusal shows, with its status. */
function refusal(
	taken: Awaited<ReturnType<typeof submitLead>>,
): RejectedLead & { status: unknown } {
	if (taken instanceof Response) throw new Error(`It was taken: ${taken.status}`);
	return { ...taken.data, status: taken.init?.status };
}

// The key is made with the day, which must not end in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 2, 1, 12) }));
afterEach(() => void vi.useRealTimers());

describe("a form that is right", () => {
	it("of the contact page goes to the API and on to the thanks", async () => {
		const { client, asked } = fakeClient();
		const taken = await submitLead(
			{ request: post("/contact", message), origin, client },
			contactLead,
		);
		expect(taken).toBeInstanceOf(Response);
		expect(taken).toMatchObject({ status: 303 });
		expect((taken as Response).headers.get("location")).toBe("/thank-you");
		const { firstName: _, lastName: __, ...others } = message;
		expect(asked).toEqual([
			{ path: "/contact", key: expect.any(String), body: { ...others, name: "Dana Reed" } },
		]);
	});

	it("of a dealership goes on to the dealerships, its empty membership as null", async () => {
		const { client, asked } = fakeClient();
		const request = post("/add-dealership", dealership);
		const taken = await submitLead({ request, origin, client }, dealershipLead);
		expect((taken as Response).headers.get("location")).toBe("/dealerships?added=1");
		expect(asked[0]).toMatchObject({
			path: "/dealerships",
			body: { ...dealership, membershipId: null },
		});
	});

	it("of a vehicle carries its name and price, and the default message", async () => {
		const { client, asked } = fakeClient();
		const page = `${origin}/inventory/d3-4`;
		const request = post("/inventory/d3-4?from=mail", inquiry);
		await submitLead({ request, origin, client }, inquiryLead(client, page));
		expect(asked[0]).toMatchObject({
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

	it("keeps what stands in the field that people do not see", async () => {
		const { client, asked } = fakeClient();
		const request = post("/contact", { ...message, website: "https://spam.example.com" });
		await submitLead({ request, origin, client }, contactLead);
		expect(asked[0]?.body).toMatchObject({ website: "https://spam.example.com" });
	});

	it("has the same key for a second press, and another for other words", async () => {
		const { client, asked } = fakeClient();
		const press = (form: Record<string, string>) =>
			submitLead({ request: post("/contact", form), origin, client }, contactLead);
		await press(message);
		await press(message);
		await press({ ...message, message: "Something else altogether." });
		const [first, second, third] = asked.map(({ key }) => key);
		expect(first).toMatch(/^[0-9a-f]{64}$/);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
	});

	it("that has arrived before at another price is no failure", async () => {
		const { client } = fakeClient(() => Response.json({ error: "Another body." }, { status: 409 }));
		const taken = await submitLead(
			{ request: post("/contact", message), origin, client },
			contactLead,
		);
		expect(taken).toMatchObject({ status: 303 });
	});
});

describe("a form that is wrong", () => {
	it("comes back with what was typed and what is wrong, and nothing is sent", async () => {
		const { client, asked } = fakeClient();
		const request = post("/contact", { ...message, email: "dana@", message: "Hi" });
		expect(refusal(await submitLead({ request, origin, client }, contactLead))).toEqual({
			status: 422,
			errors: {
				email: "Please enter a valid email address",
				message: "Message must be at least 10 characters",
			},
			values: { ...message, email: "dana@", message: "Hi" },
		});
		expect(asked).toEqual([]);
	});

	it("says so as a whole where a field of an inquiry is empty", async () => {
		const { client } = fakeClient();
		const request = post("/inventory/d3-4", { ...inquiry, phone: " " });
		const taken = await submitLead({ request, origin, client }, inquiryLead(client, origin));
		expect(refusal(taken)).toMatchObject({
			status: 422,
			problem: { title: "Please fill all fields", description: "All form fields are required." },
			errors: { phone: "Phone is required" },
		});
	});

	it("by the API's word comes back with it at the form's own field", async () => {
		const { client } = fakeClient(() =>
			Response.json({ error: "No.", fields: { name: "Too long" } }, { status: 422 }),
		);
		const request = post("/contact", message);
		expect(refusal(await submitLead({ request, origin, client }, contactLead))).toEqual({
			status: 422,
			errors: { firstName: "Too long" },
			values: message,
		});
	});
});

describe("a form that cannot be sent", () => {
	it.each([
		["the API is down", () => new Response("", { status: 500 }), 503],
		["the API is busy", () => new Response("", { status: 503 }), 503],
		["there were too many", () => new Response("", { status: 429 }), 429],
		["the API cannot be reached", () => Promise.reject(new TypeError("fetch failed")), 503],
	])("keeps everything where %s", async (_why, answer, status) => {
		const { client } = fakeClient(answer as () => Response);
		const request = post("/add-dealership", dealership);
		expect(refusal(await submitLead({ request, origin, client }, dealershipLead))).toEqual({
			status,
			errors: {},
			values: dealership,
			problem: {
				title: "Error",
				description: "Failed to add dealership. Please try again.",
			},
		});
	});

	it.each([
		["of another site", { origin: "https://evil.example.com" }, message, 403],
		["of another type", { "content-type": "application/json" }, message, 415],
		["longer than any form", {}, { ...message, message: "x".repeat(70_000) }, 413],
	])("is turned away where it is %s", async (_why, headers, form, status) => {
		const { client, asked } = fakeClient();
		const request = post("/contact", form as Record<string, string>, headers as never);
		expect(refusal(await submitLead({ request, origin, client }, contactLead)).status).toBe(status);
		expect(asked).toEqual([]);
	});

	it("keeps everything where it seems to come from another site", async () => {
		const { client, asked } = fakeClient();
		const request = post("/contact", message, { origin: "https://www.nev.example.com" });
		expect(refusal(await submitLead({ request, origin, client }, contactLead))).toMatchObject({
			status: 403,
			values: message,
		});
		expect(asked).toEqual([]);
	});

	it("is taken behind a proxy that gives the server another name", async () => {
		const { client, asked } = fakeClient();
		const request = post("/contact", message, {
			origin: "https://www.nev.example.com",
			"sec-fetch-site": "same-origin",
		});
		expect(await submitLead({ request, origin, client }, contactLead)).toMatchObject({
			status: 303,
		});
		expect(asked).toHaveLength(1);
	});
});
