import { dealershipFormSchema } from "@nev/contract";
import { afterAll, expect, it } from "vitest";
import { newDealership } from "../../test/leads.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { dealerships } from "../storage/schema.js";
import { DuplicateDealershipError, insertDealership } from "./insert-dealership.js";

const { orm, close } = await openOwnDatabase();
afterAll(close);

const form = dealershipFormSchema.parse(newDealership({ membershipId: "M-77" }));

it("stores every field of the form", async () => {
	await orm.transaction((transaction) => insertDealership(transaction, form, false));
	const [row] = await orm.select().from(dealerships);
	expect(row).toMatchObject(form);
});

it("stores each text on one line", async () => {
	const lines = { name: "Bay\nCarts", address: "1\r\nBay Street", city: "Fort\n Myers" };
	const others = { zipCode: "33901\n1234", phone: "239\n555\n0142", membershipId: "M\n78" };
	const broken = dealershipFormSchema.parse(newDealership({ ...lines, ...others }));
	const { id } = await orm.transaction((transaction) =>
		insertDealership(transaction, broken, false),
	);
	const rows = await orm.select().from(dealerships);
	expect(rows.find((row) => row.id === id)).toMatchObject({
		...{ name: "Bay Carts", address: "1 Bay Street", city: "Fort Myers" },
		...{ zipCode: "33901 1234", phone: "239 555 0142", membershipId: "M 78" },
	});
	await expect(
		orm.transaction((transaction) => insertDealership(transaction, broken, false)),
	).rejects.toThrow(DuplicateDealershipError);
});

it("names no fields of its own, so that a new one of the form is not dropped", async () => {
	// Today no form has a position. A dealership of another name, because that of the other test is there.
	const grown = { ...form, name: "Fifth Avenue Carts", latitude: 26.14 };
	const { id } = await orm.transaction((transaction) =>
		insertDealership(transaction, grown, false),
	);
	const rows = await orm.select().from(dealerships);
	expect(rows.find((row) => row.id === id)).toMatchObject({ latitude: 26.14 });
});
