import { createApiClient, dealershipFormSchema, honeypotName, queries } from "@nev/contract";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ContactForm } from "../contact-form/contact-form.js";
import { DealershipForm } from "../dealership-form/dealership-form.js";
import { InquiryForm } from "../inquiry-form/index.js";
import { gt4 } from "../inventory-grid/stories/sample-vehicle.js";
import { createLoader, type Loader } from "../loader/index.js";
import { NevProvider } from "../provider/index.js";

/** The part of the API that a server calls before it renders. */
function respond(url: string): Response {
	if (url === "/api/vehicles") return Response.json([gt4]);
	if (url === "/api/vehicles/d6-max-gt4") return Response.json(gt4);
	return Response.json({ error: "There is no such vehicle." }, { status: 404 });
}

const newLoader = () => createLoader(createApiClient({ api: "/api", fetch: respond }));

function render(form: ReactNode, loader: Loader = newLoader()): string {
	return renderToString(<NevProvider loader={loader}>{form}</NevProvider>);
}

/** The names of the fields that a form sends without scripts. */
function fieldsOf(html: string): string[] {
	const controls = html.match(/<(input|select|textarea)\b[^>]*>/g) ?? [];
	return controls.map((control) => / name="(\w+)"/.exec(control)?.[1] ?? "");
}

const forms = [
	{
		name: "inquiry",
		form: (props: object) => <InquiryForm vehicle={gt4} action="/target" {...props} />,
		fields: ["vehicle", "firstName", "lastName", "phone", "email", "zipCode", "message", "website"],
	},
	{
		name: "contact",
		form: (props: object) => <ContactForm action="/target" {...props} />,
		fields: [
			...["firstName", "lastName", "email", "phone", "state", "zipCode"],
			...["subject", "message", "website"],
		],
	},
	{
		name: "dealership",
		form: (props: object) => <DealershipForm action="/target" {...props} />,
		fields: [...Object.keys(dealershipFormSchema.shape), honeypotName],
	},
];

describe.each(forms)("the $name form without scripts", ({ form, fields }) => {
	test("is a form element with an action, a submit button and named fields", () => {
		const html = render(form({}));
		expect(html).toMatch(/<form[^>]* method="post"/);
		expect(html).toMatch(/<form[^>]* action="\/target"/);
		expect(html).toMatch(/<button type="submit"/);
		expect(html).not.toMatch(/<button[^>]* disabled/);
		expect(fieldsOf(html)).toEqual(fields);
	});

	test("has a label for every visible field", () => {
		const html = render(form({}));
		const ids = [...html.matchAll(/<(?:input|select|textarea)\b[^>]* id="([^"]+)"/g)];
		expect(ids.length).toBeGreaterThan(4);
		for (const [, id = ""] of ids) expect(html).toContain(`for="${id}"`);
	});

	test("renders typed values and errors, and focuses the error summary", () => {
		const html = render(
			form({
				defaultValues: { phone: "555" },
				defaultErrors: { phone: { code: "too-small", message: "Too short" } },
			}),
		);
		expect(html).toContain('value="555"');
		expect(html).toMatch(/role="group"[^>]* autofocus=""/);
		const [, id = ""] = /<input[^>]* id="([^"]+-phone)"/.exec(html) ?? [];
		expect(html).toContain(`href="#${id}"`);
		expect(html).toContain(`id="${id}-error"`);
		expect(html).toMatch(/<input[^>]* aria-invalid="true"[^>]* name="phone"/);
	});
});

describe("the inquiry form on a server", () => {
	test("contains its vehicle if it was loaded", async () => {
		const loader = newLoader();
		await loader.settle(queries.vehicle("d6-max-gt4"));
		const html = render(<InquiryForm vehicle="d6-max-gt4" />, loader);
		expect(html).toContain("D6 Max GT4");
		expect(html).toContain('type="hidden" name="vehicle" value="d6-max-gt4"');
	});

	test("lists the catalogue if it was loaded", async () => {
		const loader = newLoader();
		await loader.settle(queries.vehicles());
		expect(render(<InquiryForm />, loader)).toContain(
			'<option value="d6-max-gt4">D6 Max GT4, $13,295</option>',
		);
	});

	test("contains the dealership, and an unticked consent with its text", () => {
		const consent = { seller: "Gulf Coast Carts", phone: "(239) 555-0142" };
		const html = render(<InquiryForm vehicle={gt4} dealershipId={7} consent={consent} />);
		expect(html).toContain('type="hidden" name="dealershipId" value="7"');
		const [box = ""] = /<input[^>]*type="checkbox"[^>]*>/.exec(html) ?? [];
		expect(box).toContain('value="I agree that Gulf Coast Carts, (239) 555-0142, may call');
		expect(box).not.toContain("checked");
	});
});
