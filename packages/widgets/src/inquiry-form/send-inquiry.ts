import {
	type ApiClient,
	ApiError,
	type Created,
	commands,
	type SendOptions,
	type VehicleInquiry,
} from "@nev/contract";

/**
 * Sends an inquiry. If the API does not know the dealership, sends it without one, to the company only:
 * a mistake in the host page must not lose the lead. `onUnknownDealership` receives the API's error.
 */
export async function sendInquiry(
	client: ApiClient,
	inquiry: VehicleInquiry,
	options: SendOptions,
	onUnknownDealership: (error: Error) => void,
): Promise<Created> {
	try {
		return await client.send(commands.vehicleInquiry, inquiry, options);
	} catch (error) {
		const { dealershipId, ...withoutDealership } = inquiry;
		if (!(error instanceof ApiError && error.body?.fields?.dealershipId)) throw error;
		onUnknownDealership(error);
		// With the same idempotency key: the API does not store the key of a rejected request.
		return client.send(commands.vehicleInquiry, withoutDealership, options);
	}
}
