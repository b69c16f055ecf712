import { describe, expect, test } from "vitest";
import { chooseNamedValues, nameValues, writeOutOptional } from "../../../.storybook/arg-types.js";

test("a designer types a text in, and an optional argument's type is written out", () => {
	const optional = (...types: { name: string; value?: string }[]) => ({
		name: "union",
		raw: [...types.map(({ name }) => name), "undefined"].join(" | "),
		value: [...types, { name: "other", value: "undefined" }],
	});
	const context = {
		argTypes: {
			zip: { name: "zip", type: optional({ name: "string" }) },
			choice: { name: "choice", type: optional({ name: "string" }, { name: "number" }) },
			plain: { name: "plain", type: { name: "boolean" } },
		},
	};
	const argTypes = writeOutOptional(context as unknown as Parameters<typeof writeOutOptional>[0]);
	expect(argTypes).toEqual({
		zip: { name: "zip", type: { name: "string" }, table: { type: { summary: "string" } } },
		choice: { ...context.argTypes.choice, table: { type: { summary: "string | number" } } },
		plain: context.argTypes.plain,
	});
});

describe("an argument that is an object", () => {
	const deal = { term: 60, creditScore: 700 };
	const own = { name: "Gulf Coast Carts", id: 7 };
	const object = { name: "other", value: "Dealership" };
	const types = {
		dealer: { name: "dealer", type: object },
		dealerships: { name: "dealerships", type: { name: "array", value: object } },
		defaultFilters: { name: "defaultFilters", type: object },
		vehicle: { name: "vehicle", type: object },
		messages: { name: "messages", type: object },
		zip: { name: "zip", type: { name: "string" } },
	};
	const initialArgs = { dealer: own, dealerships: null, defaultFilters: { search: "max" }, deal };
	const context = { argTypes: types, initialArgs } as unknown as Parameters<typeof nameValues>[0];
	const argTypes = nameValues(context);

	test("is chosen by a name that a designer knows", () => {
		expect(argTypes.dealer).toMatchObject({
			control: { type: "select" },
			options: ["Gulf Coast Carts"],
			mapping: { "Gulf Coast Carts": own },
		});
		expect(argTypes.dealerships?.options).toEqual(["Not there yet"]);
		expect(argTypes.defaultFilters?.options).toEqual(["search: max"]);
		// Without a type of its own.
		expect(argTypes.deal?.mapping).toEqual({ "term: 60, creditScore: 700": deal });
		expect(argTypes.vehicle?.options).toContain("Classic 2, 2-seater");
	});

	test("has no control if there is nothing to choose", () => {
		expect(argTypes.messages?.control).toEqual({ disable: true });
		expect(argTypes.zip).toBe(types.zip);
	});

	test("starts with the name of its value", () => {
		expect(chooseNamedValues({ ...context, argTypes })).toEqual({
			dealer: "Gulf Coast Carts",
			dealerships: "Not there yet",
			defaultFilters: "search: max",
			deal: "term: 60, creditScore: 700",
		});
	});
});
