import {
	type ApiClient,
	ApiError,
	type Created,
	createdSchema,
	paths,
	type SendOptions,
	type VehicleInquiry,
} from "@nev/contract";

// Not the contract's command, with which the whole payload's schema would come to the browser.
const call = { path: paths.vehicleInquiry, response: createdSchema };

/**
 * Sends an inquiry. One that is meant for a dealership that the API does not know goes to the company
 * alone: the page's mistake must not cost the lead. `onMisdirected` hears of it.
 */
export async function sendInquiry(
	client: ApiClient,
	inquiry: VehicleInquiry,
	options: SendOptions,
	onMisdirected: (error: Error) => void,
): Promise<Created> {
	try {
		return await client.send(call, inquiry, options);
	} catch (error) {
		const { dealershipId, ...undirected } = inquiry;
		if (!(error instanceof ApiError && error.body?.fields?.dealershipId)) throw error;
		onMisdirected(error);
		// The same key, since what was refused is not remembered.
		return client.send(call, undirected, options);
	}
}
