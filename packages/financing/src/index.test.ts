import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as financing from "./index.js";

it("exports every public name", () => {
	expect(Object.keys(financing).sort()).toEqual([
		"InvalidInputError",
		"affordablePrincipal",
		"amortisationSchedule",
		"amountRule",
		"annualPercentageRate",
		"aprTolerance",
		"budgetToPrice",
		"budgetWarning",
		"creditScores",
		"dealFigures",
		"defaultFinancingProfile",
		"disclosures",
		"financingTerms",
		"formatDollars",
		"formatNumber",
		"irregularAprTolerance",
		"isWithinTolerance",
		"loanAnnualPercentageRate",
		"matchLabel",
		"monthlyPayment",
		"recommendFinancing",
		"taxRateRule",
		"validateNumbers",
		"validateProfile",
	]);
});

it("has no runtime dependencies", () => {
	const file = new URL("../package.json", import.meta.url);
	const packageFile = JSON.parse(readFileSync(file, "utf8"));
	expect(packageFile).not.toHaveProperty("dependencies");
	expect(packageFile).not.toHaveProperty("peerDependencies");
});
