import { dealerFields } from "@nev/contract/desk";
import { expect, it } from "vitest";
import { editedValues, type FormValues } from "./form-values.js";

const opened = {
	...Object.fromEntries(dealerFields.map((field) => [field, ""])),
	name: "Gulf Carts",
	city: "Naples",
	email: "sales@gulf.example.com",
} as FormValues;

it("sends only what was changed, so that an imported dealer without an email can be saved", () => {
	const imported = { ...opened, email: "" };
	expect(editedValues(imported, { ...imported, city: "Miami ", name: "Gulf Carts " })).toEqual({
		city: "Miami",
	});
	expect(editedValues(imported, imported)).toEqual({});
});

it("sends both coordinates if one was changed, empty as none, and what is no number as it is", () => {
	const moved = { ...opened, latitude: " 26.14 ", longitude: "west" };
	expect(editedValues(opened, moved)).toEqual({ latitude: 26.14, longitude: "west" });
	const placed = { ...opened, latitude: "26.14", longitude: "-81.79" };
	expect(editedValues(placed, { ...placed, longitude: "-81.8" })).toEqual({
		latitude: 26.14,
		longitude: -81.8,
	});
	expect(editedValues(placed, opened)).toEqual({ latitude: null, longitude: null });
});
