import * as z from "zod/mini";
import { described, lineLimit } from "./field-descriptions.js";
import { spamSignalFields } from "./spam-signals.js";
import { emailAddress, optionalLine, phoneNumber, singleLine } from "./text-fields.js";
import { stateNames } from "./us-states.js";

/** The fields of the dealer signup form, with the messages of the specification, section 5. */
export const dealershipFormSchema = z.object({
	name: described(singleLine(1, "Dealership name is required"), lineLimit),
	address: described(singleLine(1, "Address is required"), lineLimit),
	city: described(singleLine(1, "City is required"), lineLimit),
	state: z.enum(stateNames, "State is required"),
	zipCode: described(singleLine(5, "ZIP code is required"), lineLimit),
	phone: described(phoneNumber("Phone number must be at least 10 digits"), lineLimit),
	email: described(emailAddress("Valid email address is required"), lineLimit),
	/** An empty field becomes null. */
	membershipId: described(z._default(optionalLine(), null), lineLimit),
});

export type DealershipForm = z.infer<typeof dealershipFormSchema>;

/** What mails, the desk and the command line call these fields. The form has words of its own. */
export const signupLabels: Readonly<Record<keyof DealershipForm, string>> = {
	name: "Name",
	address: "Street address",
	city: "City",
	state: "State",
	zipCode: "ZIP code",
	phone: "Phone",
	email: "Email for leads",
	membershipId: "Membership ID",
};

/** The payload of a dealer's signup (specification, sections 3 and 7). */
export const newDealershipSchema = z.extend(dealershipFormSchema, spamSignalFields);

export type NewDealership = z.infer<typeof newDealershipSchema>;
