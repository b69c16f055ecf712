import * as z from "zod/mini";
import { emailAddress, withoutInvisible } from "../text-fields.js";

/** How a dealer gets its leads: as mail for people, or as ADF for its dealer system. */
export const leadFormats = ["mail", "adf"] as const;

export type LeadFormat = (typeof leadFormats)[number];

/** An address that leads are mailed to, in its own format. */
export const leadAddressSchema = z.object({
	email: emailAddress("Valid email address is required"),
	format: z.enum(leadFormats),
});

export type LeadAddress = z.infer<typeof leadAddressSchema>;

/** How many addresses a dealer may have besides its email address. */
export const maxLeadAddresses = 4;

/** What marks an address that gets ADF, behind it. */
const adfMark = "(adf)";

/** An address as people write it: `b@y.example (ADF)`. It may be invalid. */
export function readLeadAddress(text: string): LeadAddress {
	const trimmed = withoutInvisible(text).trim();
	return trimmed.toLowerCase().endsWith(adfMark)
		? { email: trimmed.slice(0, -adfMark.length).trim(), format: "adf" }
		: { email: trimmed, format: "mail" };
}

export function formatLeadAddress({ email, format }: LeadAddress): string {
	return format === "adf" ? `${email} (ADF)` : email;
}

/** Addresses as a cell or a form has them: `a@x.example; b@y.example (ADF)`. */
export function formatLeadAddresses(addresses: readonly LeadAddress[]): string {
	return addresses.map(formatLeadAddress).join("; ");
}

/** Whether two addresses are one, whose case differs at most. */
export function isSameAddress(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

/** What is wrong with addresses; undefined: nothing. */
export function leadAddressProblem(addresses: readonly LeadAddress[]): string | undefined {
	const invalid = addresses.find((address) => !leadAddressSchema.safeParse(address).success);
	if (invalid) return `"${formatLeadAddress(invalid)}" is not an email address`;
	const repeated = addresses.find(({ email }, index) =>
		addresses.slice(0, index).some((earlier) => isSameAddress(earlier.email, email)),
	);
	return repeated && `${repeated.email} is listed twice`;
}

/** The further addresses of a dealer, as they are stored or as a text, with `;` or commas between them. */
export const leadAddressesSchema = z.pipe(
	z.pipe(
		z.union(
			[z.string(), z.array(z.object({ email: z.string(), format: z.enum(leadFormats) }))],
			"Give email addresses with ; between them",
		),
		z.transform((given) =>
			(typeof given === "string" ? given.split(/[;,]/) : given.map(formatLeadAddress))
				.map(readLeadAddress)
				.filter(({ email }) => email !== ""),
		),
	),
	z.array(z.custom<LeadAddress>()).check(
		z.maxLength(maxLeadAddresses, `Give at most ${maxLeadAddresses} further addresses`),
		z.check<LeadAddress[]>(({ value, issues }) => {
			const message = leadAddressProblem(value);
			if (message) issues.push({ code: "custom", input: value, message });
		}),
	),
);
