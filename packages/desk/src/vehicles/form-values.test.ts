import { blankVehicle } from "@nev/contract/desk";
import { expect, it } from "vitest";
import { editedValues, toFormValues } from "./form-values.js";

const blank = toFormValues(blankVehicle);

it("sends what was changed, as values", () => {
	expect(editedValues(blank, blank)).toEqual({});
	const filledIn = {
		...blank,
		name: " Scout 4 ",
		price: "$8,995.50",
		features: "Seat belts\r\n\r\n Mirrors | lights\n",
		isAvailable: "no",
	};
	const values = {
		name: "Scout 4",
		price: 8995.5,
		features: ["Seat belts", "Mirrors | lights"],
		isAvailable: false,
	};
	expect(editedValues(blank, filledIn)).toEqual(values);
	expect(toFormValues({ ...blankVehicle, ...values })).toMatchObject({
		price: "8995.5",
		features: "Seat belts\nMirrors | lights",
		isAvailable: "no",
		isFeatured: "no",
	});
});

it("leaves to the server what is no price", () => {
	expect(editedValues(blank, { ...blank, price: "8,99" })).toEqual({ price: "8,99" });
});
