import {
	type ContactMessage,
	type NewDealership,
	newDealershipSchema,
	type VehicleInquiry,
} from "@nev/contract";
import type { TestBackend } from "./test-backend.js";

/** A vehicle inquiry with default values. */
export function inquiry(overrides: Partial<VehicleInquiry> = {}): VehicleInquiry {
	return {
		name: "Ada Lovelace",
		email: "ada@example.com",
		phone: "(239) 555-0142",
		message: "Is it street legal in Naples?",
		vehicleName: "D6 Max GT4",
		vehiclePrice: "$8,995",
		fillTime: 20_000,
		...overrides,
	};
}

/** A contact message with default values. */
export function contactMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
	return {
		name: "Ada Lovelace",
		email: "ada@example.com",
		phone: "(239) 555-0142",
		subject: "sales",
		state: "Florida",
		message: "Please call me about a test drive.",
		fillTime: 20_000,
		...overrides,
	};
}

/** A submitted dealership with default values. */
export function newDealership(overrides: Partial<NewDealership> = {}): NewDealership {
	const dealership = newDealershipSchema.parse({
		name: "Gulf Carts",
		address: "1 Fifth Avenue South",
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0199",
		email: "sales@gulfcarts.example.com",
		fillTime: 20_000,
	});
	return { ...dealership, ...overrides };
}

/** Posts a JSON body, with an idempotency key if there is one. */
export function post(
	{ fetch }: Pick<TestBackend, "fetch">,
	path: string,
	body: unknown,
	key?: string,
): Promise<Response> {
	return fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
}

/** Sends a request again while it gets 503, as one does that waits too long for another one with its key. */
export async function untilAvailable(send: () => Promise<Response>): Promise<Response> {
	for (;;) {
		const response = await send();
		if (response.status !== 503) return response;
	}
}
