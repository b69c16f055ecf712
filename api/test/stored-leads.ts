import { leads, outbox } from "../src/storage/lead-schema.js";
import type { OwnDatabase } from "./own-database.js";

type Mail = Partial<typeof outbox.$inferInsert>;

/** Returns a function that stores a lead with its mails, and resolves to its id. */
export function leadStore({ orm }: Pick<OwnDatabase, "orm">) {
	return async (
		overrides: Partial<typeof leads.$inferInsert> = {},
		...mails: Mail[]
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
		for (const mail of mails) {
			await orm
				.insert(outbox)
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
