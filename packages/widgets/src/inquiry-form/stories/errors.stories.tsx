import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { collectAnnouncements, formPage } from "../../forms/stories/form-page.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { asPage } from "../../testing/story-page.js";
import { InquiryForm } from "../inquiry-form.js";
import { visitor } from "./visitor.js";

/** Errors, at each invalid field and in a summary. */
const meta = {
	title: "Widgets/Inquiry form/States/Errors",
	component: InquiryForm,
	parameters: asPage,
	args: { vehicle: gt4 },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A text that is too long has an error and is not cut off. */
export const TooLong: Story = {
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

/**
 * An empty form: the specification's notice, an error at each field, and the focus on the list of them.
 * Each error is announced once.
 */
export const Empty: Story = {
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
export const Corrected: Story = {
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
	args: {
		action: "/inventory/d6-max-gt4",
		defaultErrors: {
			email: { code: "invalid-format", message: "No address" },
			phone: { code: "too-small", message: "No number" },
		},
		defaultValues: { firstName: "Ada", lastName: "Lovelace", email: "ada@", message: "In red?" },
	},
	play: async ({ canvasElement, userEvent }) => {
		const { errorOf, field, summary, form } = formPage(canvasElement, userEvent);
		await expect(errorOf("Email")).toBe("Please enter a valid email address");
		await expect(errorOf("Phone")).toBe("Phone is required");
		await expect(summary()).toHaveTextContent("There is a problem");
		await expect(field("First name")).toHaveValue("Ada");
		await expect(field("Email")).toHaveValue("ada@");
		await expect(field("Message")).toHaveValue("In red?");
		await expect(form()).toHaveAttribute("method", "post");
		await expect(form()).toHaveAttribute("action", "/inventory/d6-max-gt4");
	},
};
