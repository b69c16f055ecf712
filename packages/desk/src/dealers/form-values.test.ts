import { expect, it } from "vitest";
import { type FormValues, mergeValues, toDealerValues } from "./form-values.js";

const opened: FormValues = {
	name: "Gulf Carts",
	address: "1 Fifth Avenue",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0199",
	email: "sales@gulf.example.com",
	membershipId: "",
	latitude: "",
	longitude: "",
	leadFormat: "mail",
};

it("takes what only the other operator changed, and keeps what only this one did", () => {
	const mine = { ...opened, phone: "(239) 555-0111" };
	const theirs = { ...opened, email: "new@gulf.example.com" };
	expect(mergeValues(opened, mine, theirs)).toEqual({
		merged: { ...opened, phone: "(239) 555-0111", email: "new@gulf.example.com" },
		conflicts: [],
	});
});

it("asks about what both changed, and not if they agree", () => {
	const mine = { ...opened, phone: "1", city: "Bonita" };
	const theirs = { ...opened, phone: "2", city: "Bonita" };
	expect(mergeValues(opened, mine, theirs)).toEqual({ merged: mine, conflicts: ["phone"] });
});

it("sends empty coordinates as none, and leaves what is no number to the server", () => {
	expect(toDealerValues(opened)).toMatchObject({ latitude: null, membershipId: null });
	const values = toDealerValues({ ...opened, latitude: " 26.14 ", longitude: "west" });
	expect(values).toMatchObject({ latitude: 26.14, longitude: "west" });
});
