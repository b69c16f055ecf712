import type { Page } from "@playwright/test";

/** Each run has dealerships of its own, since the data outlives it. */
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

/** Who asks. */
export const visitorFields = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Phone: "(239) 555-0142",
	Email: "ada@example.com",
};

/** A dealership that can be added under a name of its own. */
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
