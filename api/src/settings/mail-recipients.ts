import {
	type LeadAddress,
	leadAddressProblem,
	maxLeadAddresses,
	readLeadAddress,
} from "@nev/contract/desk";
import * as z from "zod";

/** Which leads the company is mailed at once, where dealers are mailed theirs. */
export const mailCopies = ["all", "unassigned", "digest"] as const;

const maxRecipients = maxLeadAddresses + 1;

/** The company's addresses for leads. The first is one that people read. */
export const mailRecipients = z
	.string()
	.transform((text, context): [LeadAddress, ...LeadAddress[]] => {
		const addresses = text
			.split(",")
			.map(readLeadAddress)
			.filter(({ email }) => email !== "");
		const [main] = addresses.filter(({ format }) => format === "mail");
		const message = problemOf(addresses, main);
		if (message) context.issues.push({ code: "custom", input: text, message });
		return [
			main ?? { email: "", format: "mail" },
			...addresses.filter((address) => address !== main),
		];
	});

function problemOf(
	addresses: readonly LeadAddress[],
	main: LeadAddress | undefined,
): string | undefined {
	if (addresses.length > maxRecipients) return `must be at most ${maxRecipients} addresses`;
	const problem = leadAddressProblem(addresses);
	if (problem) {
		return `must be email addresses such as sales@example.com, crm@example.com (ADF); ${problem}`;
	}
	return main ? undefined : "must have an address that people read, without (ADF)";
}
