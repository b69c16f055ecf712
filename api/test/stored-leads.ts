import { leads } from "../src/storage/lead-schema.js";
import { mails } from "../src/storage/mail-schema.js";
import type { OwnDatabase } from "./own-database.js";

type Mail = Partial<typeof mails.$inferInsert>;

/** Returns a function that stores a lead with its mails, and resolves to its id. */
export function leadStore({ orm }: Pick<OwnDatabase, "orm">) {
	return async (
		overrides: Partial<typeof leads.$inferInsert> = {},
		...toStore: Mail[]
	): Promise<number> => {
		const person = { name: "Ada Lovelace", email: "ada@example.com", phone: "+1 239 555 0142" };
		const [lead] = await orm
			.insert(leads)
			.values({
				kind: "inquiry",
				...person,
				payload: { ...person, vehicleName: "D6 Max GT4", vehiclePrice: "$8,995", message: "Hello" },
				...overrides,
			})
			.returning();
		if (!lead) throw new Error("The lead was not stored.");
		for (const mail of toStore) {
			await orm
				.insert(mails)
				.values({ leadId: lead.id, recipient: "company", state: "waiting", ...mail });
		}
		return lead.id;
	};
}

/** A dealership to store, which no operator has reviewed. */
export const gulfCarts = {
	name: "Gulf Carts",
	address: "1 Fifth Avenue",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0199",
	email: "sales@gulf.example.com",
} as const;
