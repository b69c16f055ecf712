import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, waitFor } from "storybook/test";
import { dealerLocatorWidget } from "../../dealer-locator/element.js";
import { defineWidget } from "../../elements/define-widget.js";
import { formPage } from "../../forms/stories/form-page.js";
import { shownIn } from "../../testing/element-story.js";
import { playEach } from "../../testing/play-each.js";
import { inquiryFormWidget, type NevInquiryFormElement } from "../element.js";
import { visitor } from "./visitor.js";

for (const widget of [inquiryFormWidget, dealerLocatorWidget]) {
	if (!customElements.get(widget.tag)) defineWidget(widget);
}

const { tag } = inquiryFormWidget;

/** The ZIP code, by which the company finds the nearest dealer. */
const meta = {
	title: "Regressions/Inquiry form/ZIP code",
	tags: ["regression", "!autodocs"],
	args: { api: "/api", vehicle: "d6-max-gt4" },
	render: (attributes) => createElement(tag, attributes),
	beforeEach: () => sessionStorage.clear(),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const openForm = async (canvasElement: HTMLElement, userEvent: never) =>
	formPage(await shownIn(canvasElement, tag, "form"), userEvent);

/** It may be left out, and has digits first on a phone's keyboard. */
const Optional: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { field, fill, press } = await openForm(canvasElement, userEvent as never);
		const zipCode = field("ZIP code");
		await expect(zipCode).not.toBeRequired();
		await expect(zipCode).toHaveAttribute("inputmode", "numeric");
		await expect(zipCode).toHaveAttribute("autocomplete", "postal-code");
		await fill(visitor);
		await press();
		await waitFor(() => expect(loaded.leads.received).toHaveLength(1));
		await expect(loaded.leads.received[0].body).not.toHaveProperty("zipCode");
	},
};

/** A wrong one says what is wrong, and the lead is sent once it is corrected. */
const Wrong: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { field, fill, press, errorOf, summary } = await openForm(
			canvasElement,
			userEvent as never,
		);
		await fill({ ...visitor, "ZIP code": "3410" });
		await press();
		const error = "Enter a five-digit ZIP code, such as 34102, or leave this blank";
		await waitFor(() => expect(errorOf("ZIP code")).toBe(error));
		await expect(summary()).toHaveTextContent(error);
		await expect(loaded.leads.received).toEqual([]);
		field("ZIP code").focus();
		await userEvent.keyboard("2-1234");
		await press();
		await waitFor(() => expect(loaded.leads.received).toHaveLength(1));
		await expect(loaded.leads.received[0].body).toMatchObject({ zipCode: "34102-1234" });
	},
};

/** The page knows it. What the visitor has typed stays. */
const OfThePage: Story = {
	args: { "zip-code": "34102" },
	play: async ({ canvasElement, userEvent }) => {
		const { field } = await openForm(canvasElement, userEvent as never);
		const element = canvasElement.querySelector(tag) as NevInquiryFormElement;
		await waitFor(() => expect(field("ZIP code")).toHaveValue("34102"));
		element.zipCode = "33602";
		await waitFor(() => expect(field("ZIP code")).toHaveValue("33602"));
		field("ZIP code").focus();
		(field("ZIP code") as HTMLInputElement).select();
		await userEvent.keyboard("10001");
		element.zipCode = "60601";
		await element.ready;
		await expect(field("ZIP code")).toHaveValue("10001");
	},
};

/** The visitor has searched for it in the locator beside the form. A search for a name forgets it. */
const OfTheLocator: Story = {
	render: (attributes) => (
		<>
			{createElement(dealerLocatorWidget.tag, { api: "/api" })}
			{createElement(tag, attributes)}
		</>
	),
	play: async ({ canvasElement, userEvent }) => {
		const { field } = await openForm(canvasElement, userEvent as never);
		const locator = document.querySelector("nev-dealer-locator");
		locator?.setSearch({ zip: "33164" });
		await waitFor(() => expect(field("ZIP code")).toHaveValue("33164"));
		await expect(sessionStorage).toHaveLength(0);
		locator?.setSearch({ q: '"cart"' });
		await waitFor(() => expect(field("ZIP code")).toHaveValue(""));
	},
};

/** Left out, wrong, and known to the page or the locator. */
export const ZipCode: Story = {
	play: playEach(meta, { Optional, OfThePage, OfTheLocator, Wrong }),
};
