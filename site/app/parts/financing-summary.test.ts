import { defaultFinancingProfile } from "@nev/contract";
import { recommendFinancing } from "@nev/financing";
import { expect, it } from "vitest";
import { financingSummary } from "./financing-summary.js";

const profile = { ...defaultFinancingProfile, taxBenefit: true };
const options = recommendFinancing(profile);

function summaryOf(type: "loan" | "lease" | "cash"): string {
	const option = options.find((one) => one.type === type);
	if (!option) throw new Error(`There is no ${type}.`);
	return financingSummary(option, profile);
}

it("states a loan's terms with its annual percentage rate", () => {
	expect(summaryOf("loan")).toMatch(
		/^I would like to apply for: .+\.\nVehicle price \$8,995\.00, \$1,000\.00 down, 60 months, 7\.99% APR, estimated at \$[\d.]+ a month\.\nCredit score about 700, personal use\.$/,
	);
});

it("names the vehicle where it is known", () => {
	const [option] = options;
	if (!option) throw new Error("There is no option.");
	expect(financingSummary(option, profile, "Forester 4")).toMatch(
		/^I would like to apply for: [\w ()-]+, for the Forester 4\.\n/,
	);
});

it("never calls a lease's rate an APR", () => {
	expect(summaryOf("lease")).toContain("rate 2.5%");
	expect(summaryOf("lease")).not.toContain("APR");
});

it("says of cash what is paid", () => {
	expect(summaryOf("cash")).toMatch(/\nVehicle price \$8,995\.00, paid in cash\.$/);
});
