import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { asPage, formPage } from "../../forms/stories/form-page.js";
import { InquiryForm } from "../inquiry-form.js";
import { gt4, visitor } from "./visitor.js";

/** What is wrong with what was filled in: at its field, and once for the whole form. */
const meta = {
	title: "InquiryForm/Errors",
	component: InquiryForm,
	parameters: asPage,
	args: { vehicle: gt4 },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Fills all fields but one wrongly, and reads what is told of that one. */
function wrong(label: string, value: string, message: string): Story {
	return {
		play: async ({ canvasElement, userEvent, loaded }) => {
			const { fill, press, errorOf, field, summary } = formPage(canvasElement, userEvent);
			await fill({ ...visitor, [label]: value });
			await press();
			await expect(errorOf(label)).toBe(message);
			await expect(field(label)).toBeInvalid();
			await waitFor(() => expect(field(label)).toHaveFocus());
			await expect(summary()).toHaveTextContent(message);
			for (const other of Object.keys(visitor)) {
				if (other !== label) await expect(errorOf(other)).toBeNull();
			}
			await expect(loaded.leads.keys).toEqual([]);
		},
	};
}

export const FirstNameMissing = wrong("First name", "", "First name is required");
export const LastNameMissing = wrong("Last name", "   ", "Last name is required");
export const PhoneMissing = wrong("Phone", "", "Phone is required");
export const EmailMissing = wrong("Email", "", "Email is required");
export const EmailWrong = wrong("Email", "ada@", "Please enter a valid email address");

/** More than a field takes is said, not cut off. */
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

/** An empty form: the words of the specification, each field's own error, and the first is focused. */
export const Empty: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { press, errorOf, field, summary } = formPage(canvasElement, userEvent);
		await press();
		await expect(summary()).toHaveTextContent(
			/^Please fill all fieldsAll form fields are required\./,
		);
		await expect(summary()).toHaveRole("alert");
		await expect(canvas.getAllByRole("alert")).toHaveLength(1);
		await expect(errorOf("First name")).toBe("First name is required");
		await expect(errorOf("Last name")).toBe("Last name is required");
		await expect(errorOf("Phone")).toBe("Phone is required");
		await expect(errorOf("Email")).toBe("Email is required");
		await waitFor(() => expect(field("First name")).toHaveFocus());
		await expect(loaded.leads.keys).toEqual([]);
	},
};

/** From the summary it is one press to a field; what is mended is no longer called wrong. */
export const Mended: Story = {
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

/** What a server says to a form that came without scripts: its errors, and all that was typed. */
export const FromAServer: Story = {
	args: {
		action: "/inventory/d6-max-gt4",
		errors: { email: "Please enter a valid email address", phone: "Phone is required" },
		values: { firstName: "Ada", lastName: "Lovelace", email: "ada@", message: "In red?" },
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

/** The same in Spanish: what the API says in English is told in the words of the form. */
export const FromAServerInSpanish: Story = {
	args: { ...FromAServer.args, values: { firstName: "Ada" } },
	globals: { locale: "es" },
	play: async ({ canvasElement, userEvent }) => {
		const { errorOf, summary } = formPage(canvasElement, userEvent);
		await expect(errorOf("Correo electrónico")).toBe("Introduzca un correo electrónico válido");
		await expect(errorOf("Teléfono")).toBe("El teléfono es obligatorio");
		await expect(summary()).toHaveTextContent("Hay un problema");
	},
};
