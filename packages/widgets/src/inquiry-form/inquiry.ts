import {
	inquiryFormSchema,
	type SpamSignals,
	type Vehicle,
	type VehicleInquiry,
} from "@nev/contract";
import { formatDollars } from "@nev/financing";
import * as z from "zod/mini";
import type { DealerContact } from "../widget/dealer-contact.js";

/** The values of the inquiry form: the contract's fields, the vehicle, and the consent. */
export const filledInquirySchema = z.object({
	...inquiryFormSchema.shape,
	/** The vehicle's slug. */
	vehicle: z.string().check(z.minLength(1, "Please choose a vehicle")),
	/** The text beside the checkbox, if it was checked. */
	consent: z.optional(z.string()),
	/** A worked-out deal as JSON, if the page asks for it and its checkbox was checked. */
	deal: z.optional(z.string()),
});

export type FilledInquiry = z.infer<typeof filledInquirySchema>;

/** An inquiry that was sent, without personal data. */
export interface SubmittedInquiry {
	kind: "inquiry";
	/** The lead's id in the API. */
	id: number;
	/** The vehicle's slug. */
	vehicle: string;
	vehicleName: string;
	/** In US dollars. */
	vehiclePrice: number;
	dealershipId?: number;
}

/** A visitor calls or writes in place of filling in the form. */
export interface FormContact extends Pick<DealerContact, "kind"> {
	/** The dealership that the form is for, if it is for one. */
	readonly dealership: { readonly id: number } | undefined;
}

/** What an inquiry contains in addition to the form's values. */
export interface InquiryContext extends Pick<InquiryOptions, "dealershipId" | "campaign"> {
	vehicle: Pick<Vehicle, "name" | "price">;
	/** The address of the page with the form. */
	page?: string | undefined;
}

/**
 * Creates the API's payload from a filled form, in the browser or in a server's action.
 *
 * @example inquiryOf(filled, { vehicle, page: request.url }, spamSignals).vehiclePrice // "$8,995"
 */
export function inquiryOf(
	filled: FilledInquiry,
	{ vehicle, dealershipId, page, campaign }: InquiryContext,
	spamSignals: SpamSignals = {},
): VehicleInquiry {
	const { firstName, vehicle: _, consent, zipCode, deal: json, ...texts } = filled;
	const deal = parseDeal(json);
	return {
		name: `${firstName} ${filled.lastName}`,
		...texts,
		...(zipCode && { zipCode }),
		vehicleName: vehicle.name,
		vehiclePrice: formatDollars("en-US", vehicle.price),
		...(dealershipId !== undefined && { dealershipId }),
		...(page && { page }),
		...(campaign && { campaign }),
		...(consent && { consent: { text: consent, givenAt: new Date().toISOString() } }),
		...(deal && { deal }),
		...spamSignals,
	};
}

/** Parses a deal, which the API reads with the contract's schema. A posted form may have any text in its place. */
function parseDeal(json = ""): VehicleInquiry["deal"] {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

/** What the element and the component have in common. Apart from the properties, whose types need React. */
export interface InquiryOptions {
	/** The id of the dealership that receives the inquiry, in the network: not of a list of the page's own. */
	dealershipId?: number | undefined;
	/**
	 * The advertisement or mailing that brought the visitor, such as `google / cpc / Spring sale`, if the page
	 * knows more than its address tells.
	 */
	campaign?: string | undefined;
	/** The visitor's ZIP code, if the page knows it. It is filled in, and can be changed. */
	zipCode?: string | undefined;
}
