import {
	dollarString,
	inquiryFormSchema,
	type SpamSignals,
	type Vehicle,
	type VehicleInquiry,
} from "@nev/contract";
import * as z from "zod/mini";

/** Everything that the inquiry form holds: the contract's fields, the vehicle, and the consent. */
export const filledInquirySchema = z.object({
	...inquiryFormSchema.shape,
	/** The vehicle's slug. */
	vehicle: z.string("Please choose a vehicle").check(z.minLength(1, "Please choose a vehicle")),
	/** The text beside the box, where it was ticked. */
	consent: z.optional(z.string()),
});

export type FilledInquiry = z.infer<typeof filledInquirySchema>;

/** What an inquiry says beside what was filled in. */
export interface InquiryContext {
	vehicle: Pick<Vehicle, "name" | "price">;
	/** The dealership that it is meant for. */
	dealershipId?: number | undefined;
	/** The address of the page that the form stands on. */
	page?: string | undefined;
}

/**
 * The payload of a filled form, in the browser and in a server's action alike.
 *
 * @example inquiryOf(filled, { vehicle, page: request.url }, spamSignals).vehiclePrice // "$8,995"
 */
export function inquiryOf(
	filled: FilledInquiry,
	{ vehicle, dealershipId, page }: InquiryContext,
	spamSignals: SpamSignals = {},
): VehicleInquiry {
	const { firstName, lastName, phone, email, message, consent } = filled;
	return {
		name: `${firstName} ${lastName}`,
		email,
		phone,
		message,
		vehicleName: vehicle.name,
		vehiclePrice: dollarString(vehicle.price),
		...(dealershipId !== undefined && { dealershipId }),
		...(page && { page }),
		...(consent && { consent: { text: consent, givenAt: new Date().toISOString() } }),
		...spamSignals,
	};
}
