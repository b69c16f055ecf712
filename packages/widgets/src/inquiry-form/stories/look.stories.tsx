import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formPage } from "../../forms/stories/form-page.js";
import { Submitted } from "../../forms/stories/submitted.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { inTests } from "../../testing/in-tests.js";
import { expectNoSidewaysScrolling, phone } from "../../testing/story-page.js";
import { InquiryForm } from "../inquiry-form.js";
import { visitor } from "./visitor.js";

const meta = {
	title: "Widgets/Inquiry form/States/Look",
	component: InquiryForm,
	args: { vehicle: gt4, consent: { seller: "Gulf Coast Carts", phone: "(239) 555-0142" } },
	render: (args) => <Submitted form={InquiryForm} {...args} />,
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two columns, where there is room. */
export const Light: Story = {
	globals: { width: "720" },
	render: (args) => <InquiryForm {...args} />,
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { field } = formPage(canvasElement, userEvent);
		await expectNoSidewaysScrolling(canvasElement);
		const [first, last] = ["First name", "Last name"].map((label) =>
			field(label).getBoundingClientRect(),
		);
		await expect(first?.top).toBe(last?.top);
	}),
};

export const Dark: Story = { ...Light, globals: { width: "720", colorScheme: "dark" } };

/** One column with all error messages, and with targets that are large enough for touch. */
export const Phone: Story = {
	globals: { width: "360", ...phone },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { press, field, button } = formPage(canvasElement, userEvent);
		await press();
		await expectNoSidewaysScrolling(canvasElement);
		await expect(field("Last name").getBoundingClientRect().top).toBeGreaterThan(
			field("First name").getBoundingClientRect().bottom,
		);
		for (const target of [field("Phone"), button()]) {
			await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
		}
	}),
};

export const PhoneDark: Story = {
	...Phone,
	tags: ["!autodocs"],
	globals: { width: "360", colorScheme: "dark", ...phone },
};

/** A column of 360 pixels with text of twice the size. */
export const LargeText: Story = {
	...Phone,
	globals: { width: "360", ...phone },
	render: (args) => (
		<div className="large-text">
			<style>{":root:has(.large-text) { font-size: 200%; }"}</style>
			<Submitted form={InquiryForm} {...args} />
		</div>
	),
};

/** Very long words do not overflow. */
export const LongWords: Story = {
	tags: ["regression"],
	args: {
		vehicle: { ...gt4, name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkswagen" },
		consent: { seller: "Chargoggagoggmanchauggagoggchaubunagungamaugg".repeat(2), phone: "1" },
	},
	globals: { width: "280", ...phone },
	play: async ({ canvasElement }) => expectNoSidewaysScrolling(canvasElement),
};

/** All texts are Spanish, those of errors too. */
export const Spanish: Story = {
	globals: { locale: "es", width: "360", ...phone },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { press, errorOf, summary, fill } = formPage(canvasElement, userEvent);
		await expect(canvas.getByRole("heading")).toHaveTextContent("Solicitar información");
		await press();
		await expect(summary()).toHaveTextContent(
			/^Complete todos los camposTodos los campos del formulario son obligatorios\./,
		);
		await expect(errorOf("Nombre")).toBe("El nombre es obligatorio");
		await expectNoSidewaysScrolling(canvasElement);
		await fill({ Nombre: "Ada", Apellido: "Lovelace", Teléfono: "2395550142" });
		await fill({ Correo: "ada@example.com" });
		await press();
		await expect(await canvas.findByText("¡Gracias!")).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Enviar otro mensaje" })).toBeVisible();
	}),
};

/** In forced colors, fields and the summary have a border, and errors are in words. */
export const ForcedColors: Story = {
	tags: ["!autodocs"],
	parameters: { media: { forcedColors: "active" } },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { fill, press, field, errorOf, summary } = formPage(canvasElement, userEvent);
		await fill({ ...visitor, Email: "ada" });
		await press();
		await expect(errorOf("Email")).toBe("Please enter a valid email address");
		for (const element of [field("Email"), summary()?.querySelector(".nev-form-problem")]) {
			const style = getComputedStyle(element as Element);
			await expect(style.borderTopStyle).toBe("solid");
			await expect(style.borderTopColor).not.toBe(style.backgroundColor);
		}
	}),
};
