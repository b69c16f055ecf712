import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { formPage } from "../../forms/stories/form-page.js";
import { collectParts } from "../../testing/element-parts.js";
import { attributeControls, putBack, shownIn } from "../../testing/element-story.js";
import { playEach } from "../../testing/play-each.js";
import { inquiryFormWidget, type NevInquiryFormElement } from "../element.js";
import readme from "../README.md?raw";
import { visitor } from "./visitor.js";

const { tag } = inquiryFormWidget;
if (!customElements.get(tag)) defineWidget(inquiryFormWidget);

/** `<nev-inquiry-form>`, which works on any page. */
const meta = {
	title: "Regressions/Inquiry form/Element",
	tags: ["regression", "!autodocs"],
	args: { api: "/api", vehicle: "d6-max-gt4" },
	argTypes: attributeControls(inquiryFormWidget),
	render: (attributes) => createElement(tag, attributes),
	beforeEach: () => sessionStorage.clear(),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const findForm = (canvasElement: HTMLElement) => shownIn(canvasElement, tag, "form");

/** It confirms in place and reports the lead without personal data. Nothing is stored. */
export const Default: Story = {
	args: {
		"dealership-id": "7",
		campaign: "mail / spring",
		"consent-seller": "Gulf Coast Carts",
		"consent-phone": "239 555 0142",
	},
	play: async ({ canvasElement, userEvent, loaded }) => {
		const onSubmit = fn();
		canvasElement.addEventListener(
			"nev-submit",
			(event) => onSubmit((event as CustomEvent).detail),
			{ once: true },
		);
		const root = await findForm(canvasElement);
		const { fill, press } = formPage(root, userEvent);
		await expect(within(root).getByRole("checkbox", { name: /Gulf Coast Carts/ })).toBeVisible();
		await fill(visitor);
		await press();
		const confirmation = await within(root).findByText(/Your message about the D6 Max GT4/);
		await waitFor(() =>
			expect((root.getRootNode() as ShadowRoot).activeElement).toBe(
				confirmation.closest('[role="status"]'),
			),
		);
		await expect(onSubmit).toHaveBeenCalledWith({
			kind: "inquiry",
			id: 1,
			vehicle: "d6-max-gt4",
			vehicleName: "D6 Max GT4",
			vehiclePrice: expect.any(Number),
			dealershipId: 7,
		});
		await expect(loaded.leads.received[0].body).toMatchObject({
			dealershipId: 7,
			campaign: "mail / spring",
		});
		await expect(sessionStorage).toHaveLength(0);
	},
};

/** The list of the invalid fields has the focus, and links to them in the shadow root. */
const Refused: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const root = await findForm(canvasElement);
		const shadow = root.getRootNode() as ShadowRoot;
		const { press, field, errorList, summary } = formPage(root, userEvent);
		await press();
		await waitFor(() => expect(shadow.activeElement).toBe(errorList()));
		await userEvent.click(
			within(summary() as HTMLElement).getByRole("link", { name: "Email is required" }),
		);
		await expect(shadow.activeElement).toBe(field("Email"));
	},
};

/** A page fills in the form, reads it and sends it. What is typed does not reach the document. */
const Controller: Story = {
	parameters: { leads: { mode: "fails" } },
	play: async ({ canvasElement, userEvent, loaded }) => {
		const element = canvasElement.querySelector(tag) as NevInquiryFormElement;
		const told: Record<string, unknown> = {};
		for (const name of ["values", "errors", "status"] as const) {
			element.addEventListener(`nev-${name}-change`, (event) => {
				const { detail, cancelable } = event as CustomEvent<unknown>;
				expect(cancelable).toBe(false);
				expect(detail).toBe(element[name]);
				told[name] = detail;
			});
		}
		const onDocument = fn();
		document.addEventListener("nev-values-change", onDocument);
		element.setValues({ firstName: "Ada" });
		await element.ready;
		const { field, fill } = formPage(await findForm(canvasElement), userEvent);
		await waitFor(() => expect(field("First name")).toHaveValue("Ada"));
		element.submit();
		await waitFor(() => expect(element.errors).toHaveProperty("email"));
		await expect(told.errors).toBe(element.errors);
		await fill({ Email: visitor.Email });
		await expect(element.values).toMatchObject({ firstName: "Ada", email: visitor.Email });
		await expect(told.values).toBe(element.values);
		await expect(element.errors).not.toHaveProperty("email");
		// Out of the document, a call waits until the element is back.
		await putBack(element, () => {
			element.setValues({ lastName: "Lovelace", phone: "(239) 555-0142" });
		});
		await waitFor(() => expect(element.values).toHaveProperty("lastName", "Lovelace"));
		await waitFor(() => expect(told.values).toBe(element.values));
		element.submit();
		await waitFor(() => expect(told.status).toBe("failed"));
		loaded.leads.mode = "responds";
		await formPage(await findForm(canvasElement), userEvent).idle("Send Inquiry");
		element.submit();
		// It tells what has changed in the meantime.
		element.remove();
		await waitFor(() => expect(element.status).toBe("sent"));
		await expect(told.status).toBe("sending");
		canvasElement.append(element);
		await waitFor(() => expect(told.status).toBe("sent"));
		await expect(loaded.leads.received).toHaveLength(1);
		await expect(onDocument).not.toHaveBeenCalled();
		document.removeEventListener("nev-values-change", onDocument);
	},
};

/** One form in a dialog for all vehicles: put back with another one, it is about that one. */
const PutBackForAnotherVehicle: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const element = canvasElement.querySelector(tag) as NevInquiryFormElement;
		const root = await findForm(canvasElement);
		const { fill, press } = formPage(root, userEvent);
		await fill(visitor);
		await press();
		await within(root).findByText(/Your message about the D6 Max GT4/);
		element.setValues({ firstName: "Grace" });
		await putBack(element, () => {
			element.vehicle = "classic-4";
		});
		element.setValues({ lastName: "Hopper" });
		const content = element.shadowRoot as unknown as HTMLElement;
		await expect(await within(content).findByText("Classic 4")).toBeVisible();
		const { form } = formPage(await findForm(canvasElement), userEvent);
		await expect(form()).toBeVisible();
		await expect(element.status).toBe("idle");
		// A confirmation is not filled in, and the form of another vehicle is.
		const values = { vehicle: "classic-4", firstName: "", lastName: "Hopper" };
		await waitFor(() => expect(element.values).toMatchObject(values));
		await expect(document.activeElement).not.toBe(element);
	},
};

/** A method sees what the page has set before it in the same task; `submit` waits for a vehicle. */
const SetAndSubmitted: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const element = canvasElement.querySelector(tag) as NevInquiryFormElement;
		const { fill } = formPage(await findForm(canvasElement), userEvent);
		const sent = () => loaded.leads.received.map(({ body }: { body: object }) => body);
		await fill(visitor);
		element.dealershipId = 7;
		element.submit();
		await waitFor(() => expect(sent()).toHaveLength(1));
		await waitFor(() => expect(element.status).toBe("sent"));
		await expect(sent()[0]).toMatchObject({ vehicleName: "D6 Max GT4", dealershipId: 7 });

		element.vehicle = "classic-4";
		await findForm(canvasElement);
		await waitFor(() => expect(element.values).toHaveProperty("vehicle", "classic-4"));
		await fill(visitor);
		loaded.leads.mode = "fails";
		element.submit();
		await waitFor(() => expect(element.status).toBe("failed"));
		loaded.leads.mode = "accepts";
		// A vehicle that is not there is not replaced by the one before.
		const onError = fn();
		element.addEventListener("nev-error", onError, { once: true });
		element.vehicle = "d9-mega";
		element.submit();
		await waitFor(() => expect(onError).toHaveBeenCalled());
		element.submit();
		element.vehicle = "d6-max-xt4";
		element.submit();
		await waitFor(() => expect(sent()).toHaveLength(2));
		await expect(sent()[1]).toMatchObject({ vehicleName: "D6 Max XT4" });
		await waitFor(() => expect(element.status).toBe("sent"));

		// What was for a vehicle that the page has replaced is not sent for the next one.
		element.vehicle = "d5-ranger";
		element.submit();
		element.vehicle = "d6-max-gt4";
		await waitFor(() => expect(element.values).toHaveProperty("vehicle", "d6-max-gt4"));
		await findForm(canvasElement);
		await expect(element.errors).toEqual({});

		// It waits for the vehicle also where a confirmation is shown, or the element is taken out.
		element.vehicle = "classic-4";
		element.submit();
		await putBack(element);
		await waitFor(() => expect(element.errors).toHaveProperty("email"));
		await expect(sent()).toHaveLength(2);
	},
};

/** What is called while the form is away, since another vehicle loads, is done once it is back. */
const CalledWithoutForm: Story = {
	play: async ({ canvasElement, loaded }) => {
		const element = canvasElement.querySelector(tag) as NevInquiryFormElement;
		await findForm(canvasElement);
		await putBack(element, () => {
			element.vehicle = "classic-4";
		});
		element.setValues({ firstName: "Ada" });
		element.submit();
		await waitFor(() => expect(element.errors).toHaveProperty("email"));
		await expect(element.values).toMatchObject({ firstName: "Ada", vehicle: "classic-4" });

		// Starting over tries again, and what has waited for the vehicle is void.
		const onError = fn();
		await putBack(element, () => {
			loaded.api.mode = "fails";
			element.vehicle = "d6-max-xt4";
			element.addEventListener("nev-error", onError, { once: true });
		});
		element.submit();
		await waitFor(() => expect(onError).toHaveBeenCalled());
		loaded.api.mode = "responds";
		element.reset();
		await findForm(canvasElement);
		await waitFor(() => expect(element.values).toHaveProperty("vehicle", "d6-max-xt4"));
		await expect(element.errors).toEqual({});
	},
};

/** A visitor calls by the page's own link, which is there where the form is not. */
export const CalledInstead: Story = {
	args: { "dealership-id": "7" },
	parameters: { api: { mode: "fails" } },
	render: (attributes) =>
		createElement(tag, attributes, <a href="tel:+12395550142">(239) 555-0142</a>),
	play: async ({ canvasElement, userEvent }) => {
		const onContact = fn();
		canvasElement.addEventListener("nev-contact", (event) => {
			event.preventDefault();
			onContact((event as CustomEvent).detail);
		});
		await shownIn(canvasElement, tag, ".nev-panel-error");
		await userEvent.click(within(canvasElement).getByRole("link"));
		await expect(onContact).toHaveBeenCalledOnce();
		await expect(onContact).toHaveBeenCalledWith({
			kind: "call",
			dealership: { id: 7 },
		});
	},
};

/** Holds back the answers to what is sent until the function that it returns is called. */
function holdAnswers(): () => void {
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const { fetch } = window;
	spyOn(window, "fetch").mockImplementation(async (url, init) => {
		const response = await fetch(url, init);
		if (init?.method === "POST") await answered;
		return response;
	});
	return answer;
}

/** A confirmation that arrives when the form is another vehicle's is told, and changes nothing there. */
const ChangedWhileSending: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const answer = holdAnswers();
		const element = canvasElement.querySelector(tag) as NevInquiryFormElement;
		const onSubmit = fn();
		element.addEventListener("nev-submit", ({ detail }) => onSubmit(detail), { once: true });
		const { fill, idle } = formPage(await findForm(canvasElement), userEvent);
		await fill(visitor);
		element.submit();
		await expect(element.status).toBe("sending");
		element.vehicle = "classic-4";
		await waitFor(() => expect(element.values).toHaveProperty("vehicle", "classic-4"));
		await idle("Send Inquiry");
		await fill({ "First name": "Grace" });
		const onValues = fn();
		element.addEventListener("nev-values-change", onValues);
		answer();
		await waitFor(() =>
			expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ vehicle: "d6-max-gt4" })),
		);
		await expect(element.status).toBe("idle");
		await expect(onValues).not.toHaveBeenCalled();
		// Put back, it has what was typed for the other vehicle.
		await putBack(element);
		const again = formPage(await findForm(canvasElement), userEvent);
		await waitFor(() => expect(again.field("First name")).toHaveValue("Grace"));
		element.submit();
		await waitFor(() => expect(element.status).toBe("sent"));
		await expect(loaded.leads.received).toMatchObject([
			{ body: { vehicleName: "D6 Max GT4" } },
			{ body: { vehicleName: "Classic 4" } },
		]);
	},
};

/** A failure that arrives when the form is another vehicle's is told, and not shown there. */
const FailedForAnother: Story = {
	parameters: { leads: { mode: "fails" } },
	play: async ({ canvasElement, userEvent }) => {
		const answer = holdAnswers();
		const element = canvasElement.querySelector(tag) as NevInquiryFormElement;
		const { fill, summary, failure, idle } = formPage(await findForm(canvasElement), userEvent);
		await fill(visitor);
		element.submit();
		element.vehicle = "classic-4";
		await waitFor(() => expect(element.values).toHaveProperty("vehicle", "classic-4"));
		const onError = fn();
		element.addEventListener("nev-error", onError);
		answer();
		await waitFor(() => expect(onError).toHaveBeenCalled());
		await idle("Send Inquiry");
		await expect(element.status).toBe("idle");
		await expect(summary()).toHaveTextContent(/^$/);
		await expect(failure()).toHaveTextContent(/^$/);
	},
};

/** The elements' parts, over all states, are those that the README lists. */
export const Parts: Story = {
	parameters: { api: { isSample: true } },
	render: () => <div />,
	play: async ({ canvasElement, userEvent }) => {
		const html = `<${tag} api="/api" consent-seller="Gulf Coast Carts" consent-phone="239 555 0142"></${tag}>`;
		const { element, content, appear, expectAll } = collectParts(canvasElement, html);
		await appear("skeleton", "form", "select", "checkbox", "notice");
		element.setAttribute("vehicle", "d6-max-gt4");
		await appear("vehicle");
		const { fill, press } = formPage(content, userEvent);
		await waitFor(() => expect(within(content).getByText("D6 Max GT4")).toBeVisible());
		await press();
		await appear("error-message", "error-summary");
		await fill(visitor);
		await press();
		await appear("panel", "hint", "button-secondary");
		await expectAll(readme);
	},
};

/** What a page fills in, sends and sets. */
export const Controlled: Story = {
	play: playEach(meta, { Refused, Controller, SetAndSubmitted, CalledWithoutForm }),
};

/** Another vehicle, at any time. */
export const OtherVehicles: Story = {
	play: playEach(meta, { PutBackForAnotherVehicle, ChangedWhileSending, FailedForAnother }),
};
