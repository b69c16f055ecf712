import type { Page } from "@playwright/test";

/** Makes names unique per test run, because the servers' data outlives it. */
export const runId = Date.now();

/** Fills in a form's fields by their labels. */
export async function fillForm(
	page: Page,
	fields: Readonly<Record<string, string>>,
): Promise<void> {
	for (const [label, value] of Object.entries(fields)) {
		const field = page.locator(".nev-form").getByLabel(new RegExp(`^${label}`));
		if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") {
			await field.selectOption({ label: value });
		} else await field.fill(value);
	}
}

/** A visitor's contact details, by label. */
export const visitorFields = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Phone: "(239) 555-0142",
	Email: "ada@example.com",
};

/** A message to the company, by label. */
export const contactFields = {
	...visitorFields,
	State: "Florida",
	Subject: "Sales",
	Message: "Please call me about a test drive.",
};

/** The fields of the form that adds a dealership, by label. */
export function dealershipFields(name: string) {
	return {
		"Dealership name": name,
		Address: "1 Fifth Avenue South",
		City: "Naples",
		State: "Florida",
		"ZIP code": "34102",
		Phone: "(239) 555-0199",
		Email: "sales@gulfcarts.example.com",
	};
}
