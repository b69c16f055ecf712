import type { Company } from "../company.js";
import { financingFromRates } from "../financing.js";

/** A company for tests. The real one comes from the catalogue. */
export const testCompany: Company = {
	name: "Test Dealer Network",
	phone: "(555) 555-0100",
	tollFreePhone: "(800) 555-0199",
	email: "info@example.com",
	mailboxes: {
		support: "support@example.com",
		sales: "sales@example.com",
		privacy: "privacy@example.com",
		legal: "legal@example.com",
		editorial: "editorial@example.com",
		corrections: "corrections@example.com",
		feedback: "feedback@example.com",
		diversity: "diversity@example.com",
		ethics: "ethics@example.com",
		careers: "careers@example.com",
	},
};

/** Where it is, if a setting says so. */
export const testAddress = {
	street: "100 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
} as const;

/** The loan figures for tests, with the lowest and highest rate of the financing rules. */
export const testFinancing = financingFromRates([12.99, 4.99, 7.99]);
