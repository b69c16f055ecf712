import { expect, onTestFinished, test, vi } from "vitest";
import { fillIn } from "./use-field-values.js";

/** A form with a field for each name, as far as `fillIn` reads it. */
function formOf(values: Record<string, string>) {
	const fields = Object.entries(values).map(([name, value]) => ({
		localName: "input",
		type: "text",
		name,
		value,
	}));
	const namedItem = (name: string) => fields.find((field) => field.name === name) ?? null;
	return {
		form: { elements: { namedItem } } as unknown as HTMLFormElement,
		values: () => Object.fromEntries(fields.map(({ name, value }) => [name, value])),
	};
}

test("fills in some fields, and keeps the others and the honeypot", () => {
	const { form, values } = formOf({ firstName: "Ada", phone: "", website: "" });
	expect(fillIn(form, { firstName: "Ada", phone: "239", website: "spam" })).toEqual(["phone"]);
	expect(values()).toEqual({ firstName: "Ada", phone: "239", website: "" });
});

test("keeps a field whose value the page does not have", () => {
	const { form, values } = formOf({ message: "Hello", phone: "239" });
	expect(fillIn(form, JSON.parse('{ "message": null }'))).toEqual([]);
	expect(fillIn(form, { phone: undefined as unknown as string })).toEqual([]);
	expect(values()).toEqual({ message: "Hello", phone: "239" });
});

test("reports a field that the form does not have", () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => report.mockRestore());
	const { form } = formOf({ firstName: "" });
	expect(fillIn(form, { firstName: "Ada", first_name: "Ada" })).toEqual(["firstName"]);
	expect(report.mock.calls).toEqual([['[nev-widgets] The form has no field "first_name".']]);
});
