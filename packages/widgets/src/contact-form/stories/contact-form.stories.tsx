import { contactStates, contactSubjects } from "@nev/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { captureHandlerErrors, failingHandler } from "../../forms/stories/failing-handler.js";
import { formPage, honeypotOf } from "../../forms/stories/form-page.js";
import { Submitted } from "../../forms/stories/submitted.js";
import { NevProvider } from "../../provider/index.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { ContactForm } from "../contact-form.js";

const notify = fn();

/** Sends a message to the company, on a page that shows notifications. */
const meta = {
	title: "Site parts/Contact form/States",
	component: ContactForm,
	args: { onSubmit: fn(), onError: fn() },
	beforeEach: () => void notify.mockClear(),
	render: (args, { globals }) => (
		<NevProvider api="/api" locale={globals.locale} notify={notify}>
			<ContactForm {...args} />
		</NevProvider>
	),
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const visitor = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Email: "ada@example.com",
	Phone: "(239) 555-0142",
	State: "Florida",
	Subject: "service",
	Message: "My cart hums a tune that I do not know.",
};

export const Idle: Story = {
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { field, button, form } = formPage(canvasElement, userEvent);
		await expect(form()).toHaveAccessibleName("Contact us");
		await expect(button()).toHaveTextContent("Send Message");
		const optionsOf = (label: string) =>
			[...field(label).querySelectorAll("option")].map(({ value }) => value);
		await expect(optionsOf("State")).toEqual(["", ...contactStates]);
		await expect(optionsOf("Subject")).toEqual(["", ...contactSubjects]);
		for (const label of Object.keys(visitor)) await expect(field(label)).toBeRequired();
		await expect(field("State")).toHaveAttribute("autocomplete", "address-level1");
		await expect(honeypotOf(canvasElement).tabIndex).toBe(-1);
	}),
};

/** Initial values, such as from the page's address. */
export const Prefilled: Story = {
	args: {
		initial: {
			subject: "financing",
			state: "New York",
			message: "Standard loan, $304.15 a month.",
		},
	},
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { field } = formPage(canvasElement, userEvent);
		await expect(field("Subject")).toHaveValue("financing");
		await expect(field("State")).toHaveValue("New York");
		await expect(field("Message")).toHaveValue("Standard loan, $304.15 a month.");
		await expect(field("First name")).toHaveValue("");
	}),
};

/** Both names are sent as one, and so is the state. Since a page follows, the button stays inactive. */
const Sent: Story = {
	args: { confirmsInPlace: false, campaign: "mail / spring" },
	play: async ({ canvasElement, userEvent, loaded, args }) => {
		const { fill, press, button } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ kind: "contact", id: 1 }));
		const { path, body } = loaded.leads.received[0];
		await expect(path).toBe("contact");
		await expect(body).toEqual({
			name: "Ada Lovelace",
			lastName: "Lovelace",
			email: "ada@example.com",
			phone: "(239) 555-0142",
			state: "Florida",
			subject: "service",
			message: "My cart hums a tune that I do not know.",
			campaign: "mail / spring",
			fillTime: expect.any(Number),
			proof: "",
		});
		await expect(button()).toHaveAttribute("aria-disabled", "true");
		await expect(notify).not.toHaveBeenCalled();
	},
};

/** If no page follows, the form confirms in place, even if the host page's handler throws. */
const SentInPlace: Story = {
	args: { onSubmit: fn(failingHandler) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const errors = captureHandlerErrors();
		const { fill, press, field } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		const confirmation = await canvas.findByText(/^Your message has been sent/);
		await waitFor(() => expect(confirmation.closest('[role="status"]')).toHaveFocus());
		await userEvent.tab();
		await userEvent.keyboard("{Enter}");
		await expect(field("Message")).toHaveValue("");
		await expect(field("First name")).toHaveFocus();
		await expect(errors.count()).toBe(1);
		errors.stop();
	},
};

/** A failure, in Spanish. */
export const Spanish: Story = {
	globals: { locale: "es" },
	render: (args, { globals }) => (
		<NevProvider api="/api" locale={globals.locale} notify={notify}>
			<Submitted form={ContactForm} {...args} />
		</NevProvider>
	),
	parameters: { leads: { mode: "fails" } },
	play: inTests(async ({ canvasElement, userEvent, args }) => {
		const { press, errorOf, fill, form } = formPage(canvasElement, userEvent);
		await expect(form()).toHaveAccessibleName("Contáctenos");
		await press();
		await expect(errorOf("Teléfono")).toBe("Escriba un número de teléfono válido");
		await expect(errorOf("Mensaje")).toBe("El mensaje debe tener al menos 10 caracteres");
		await fill({
			Nombre: "Ada",
			Apellido: "Lovelace",
			Correo: "ada@example.com",
			Teléfono: "2395550142",
			Estado: "Other",
			Asunto: "other",
			Mensaje: "Una pregunta cualquiera.",
		});
		await press();
		await waitFor(() =>
			expect(notify).toHaveBeenCalledWith({
				tone: "destructive",
				title: "Error",
				description: "No se pudo enviar el correo",
			}),
		);
		await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
	}),
};

/** With a page that follows, and in place. */
export const Sends: Story = {
	tags: ["regression"],
	play: playEach(meta, { Sent, SentInPlace }),
};
