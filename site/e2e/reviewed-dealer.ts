import type { APIRequestContext } from "@playwright/test";
import { runNev } from "./operator.js";
import { reviewData, reviewOrigin } from "./origins.js";

/** Signs a dealer up where signups wait for review, and returns its id. */
export async function signUpDealer(
	request: APIRequestContext,
	dealer: { readonly name: string; readonly email: string; readonly [place: string]: string },
): Promise<number> {
	const added = await request.post(`${reviewOrigin}/api/dealerships`, {
		data: {
			...{ address: "1 Fifth Avenue", city: "Naples", state: "Florida", zipCode: "34102" },
			phone: "(239) 555-0199",
			...dealer,
		},
	});
	const { id }: { id: number } = await added.json();
	return id;
}

export async function approveDealer(id: number): Promise<void> {
	await runNev(reviewData, "dealerships", "approve", String(id));
}
