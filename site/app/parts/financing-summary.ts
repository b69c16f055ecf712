import type { FinancingOption, FinancingProfile } from "@nev/contract";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/**
 * What a visitor who presses Apply Now asks for, in words for the contact form.
 *
 * @param vehicle its name, where the calculator was about one
 */
export function financingSummary(
	option: FinancingOption,
	profile: FinancingProfile,
	vehicle?: string,
): string {
	const { name, type, apr, term, monthlyPayment, downPayment } = option;
	const price = `Vehicle price ${dollars.format(profile.vehiclePrice)}`;
	const asked = `I would like to apply for: ${name}${vehicle ? `, for the ${vehicle}` : ""}.`;
	if (type === "cash") return `${asked}\n${price}, paid in cash.`;
	const rate = type === "lease" ? `rate ${apr}%` : `${apr}% APR`;
	return [
		asked,
		`${price}, ${dollars.format(downPayment)} down, ${term} months, ${rate}, estimated at ${dollars.format(monthlyPayment)} a month.`,
		`Credit score about ${profile.creditScore}, ${profile.usage} use.`,
	].join("\n");
}
