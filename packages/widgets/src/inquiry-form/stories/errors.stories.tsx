import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { collectAnnouncements, formPage } from "../../forms/stories/form-page.js";
import { Submitted } from "../../forms/stories/submitted.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { InquiryForm } from "../inquiry-form.js";
import { visitor, visitorValues } from "./visitor.js";

/** Errors, at each invalid field and in a summary. */
const meta = {
	title: "Widgets/Inquiry form/States/Errors",
	component: InquiryForm,
	args: { vehicle: gt4 },
	render: (args) => <Submitted form={InquiryForm} {...args} />,
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An empty form: the specification's notice, and an error at each field. */
export const Empty: Story = {
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { errorOf, errorList } = formPage(canvasElement, userEvent);
		await waitFor(() => expect(errorList()).toHaveAccessibleName("Please fill all fields"));
		for (const label of Object.keys(visitor))
			await expect(errorOf(label)).toBe(`${label} is required`);
	}),
};

/** A text that is too long has an error and is not cut off. */
export const TooLong: Story = {
	args: { defaultValues: { ...visitorValues, firstName: `Ada${"A".repeat(250)}` } },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { summary, field } = formPage(canvasElement, userEvent);
		const error = "First name: Please use at most 200 characters";
		await waitFor(() => expect(summary()).toHaveTextContent(error));
		await expect(field("First name").value).toHaveLength(253);
	}),
};

/** What the visitor submits. */
const byVisitor = { ...meta, render: undefined };

/** It is pasted, and not cut off. */
const TooLongPasted: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const { fill, press, errorOf, field, summary } = formPage(canvasElement, userEvent);
		await fill(visitor);
		field("First name").focus();
		await userEvent.paste("A".repeat(250));
		await press();
		await expect(errorOf("First name")).toBe("Please use at most 200 characters");
		await expect(summary()).toHaveTextContent("First name: Please use at most 200 characters");
		await expect(field("First name").value).toHaveLength(253);
	},
};

/** The focus is on the list of the errors, and each is announced once. */
const Announced: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { press, errorOf, errorList } = formPage(canvasElement, userEvent);
		const said = collectAnnouncements(canvasElement);
		await press();
		await waitFor(() => expect(errorList()).toHaveFocus());
		await expect(errorList()).toHaveAccessibleName("Please fill all fields");
		await expect(errorList()).toHaveAccessibleDescription(
			/^All form fields are required\. First name is required .*Email is required$/,
		);
		await expect(errorList()).toHaveTextContent(
			/^Please fill all fieldsAll form fields are required\./,
		);
		await expect(errorOf("First name")).toBe("First name is required");
		await expect(errorOf("Last name")).toBe("Last name is required");
		await expect(errorOf("Phone")).toBe("Phone is required");
		await expect(errorOf("Email")).toBe("Email is required");
		for (const label of Object.keys(visitor)) {
			const error = `${label} is required`;
			await expect(said().filter((text) => text.includes(error))).toHaveLength(1);
		}
		await expect(said().filter((text) => text.includes("All form fields"))).toHaveLength(1);
		await expect(loaded.leads.keys).toEqual([]);
	},
};

/** The summary links to the fields. A corrected field loses its error. */
const Corrected: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { press, errorOf, field, summary, fill } = formPage(canvasElement, userEvent);
		await press();
		within(summary() as HTMLElement)
			.getByRole("link", { name: "Phone is required" })
			.focus();
		await userEvent.keyboard("{Enter}");
		await expect(field("Phone")).toHaveFocus();
		await userEvent.keyboard("5");
		await expect(errorOf("Phone")).toBeNull();
		await expect(field("Phone")).toBeValid();
		await expect(errorOf("Email")).toBe("Email is required");
		await fill(visitor);
		await press();
		await expect(await canvas.findByText(/has been sent/)).toBeVisible();
	},
};

/** The form was submitted before hydration, and the server returns its errors and values. */
export const FromAServer: Story = {
	render: (args) => <InquiryForm {...args} />,
	args: {
		action: "/inventory/d6-max-gt4",
		defaultErrors: {
			email: { code: "invalid-format", message: "No address" },
			phone: { code: "too-small", message: "No number" },
		},
		defaultValues: { firstName: "Ada", lastName: "Lovelace", email: "ada@", message: "In red?" },
	},
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { errorOf, field, summary, form } = formPage(canvasElement, userEvent);
		await expect(errorOf("Email")).toBe("Please enter a valid email address");
		await expect(errorOf("Phone")).toBe("Phone is required");
		await expect(summary()).toHaveTextContent("There is a problem");
		await expect(field("First name")).toHaveValue("Ada");
		await expect(field("Email")).toHaveValue("ada@");
		await expect(field("Message")).toHaveValue("In red?");
		await expect(form()).toHaveAttribute("method", "post");
		await expect(form()).toHaveAttribute("action", "/inventory/d6-max-gt4");
	}),
};

/** By the visitor, announced and corrected. */
export const Typed: Story = {
	tags: ["regression", "same-look"],
	play: playEach(byVisitor, { TooLongPasted, Announced, Corrected }),
};
