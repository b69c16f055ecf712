import { dealershipFormSchema } from "@nev/contract";
import { afterAll, expect, it } from "vitest";
import { newDealership } from "../../test/leads.js";
import { openOperator } from "../../test/operator.js";
import { dealerships } from "../storage/schema.js";
import { insertDealership } from "./insert-dealership.js";

const { orm, close } = await openOperator();
afterAll(close);

const form = dealershipFormSchema.parse(newDealership({ membershipId: "M-77" }));

it("stores every field of the form", async () => {
	await orm.transaction((transaction) => insertDealership(transaction, form, false));
	const [row] = await orm.select().from(dealerships);
	expect(row).toMatchObject(form);
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
