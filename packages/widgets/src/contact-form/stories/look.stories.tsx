import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
	asPage,
	expectNoSidewaysScrolling,
	formPage,
	phone,
} from "../../forms/stories/form-page.js";
import { ContactForm } from "../contact-form.js";

const meta = {
	title: "ContactForm/Look",
	component: ContactForm,
	parameters: asPage,
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With all error messages. */
export const Light: Story = {
	globals: { width: "720" },
	play: async ({ canvasElement, userEvent }) => {
		await formPage(canvasElement, userEvent).press();
		await expectNoSidewaysScrolling(canvasElement);
	},
};

export const Dark: Story = { ...Light, globals: { width: "720", colorScheme: "dark" } };
export const Phone: Story = { ...Light, globals: { width: "360", ...phone } };
export const Narrowest: Story = { ...Light, globals: { width: "280", ...phone } };
export const SpanishOnAPhone: Story = {
	...Light,
	globals: { width: "280", locale: "es", ...phone },
};

/** In forced colors, all fields have a border. */
export const ForcedColors: Story = {
	parameters: { media: { forcedColors: "active" } },
	play: async ({ canvasElement, userEvent }) => {
		const { field, press } = formPage(canvasElement, userEvent);
		await press();
		for (const label of ["First name", "State", "Message"]) {
			const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(field(label));
			await expect(borderTopStyle).toBe("solid");
			await expect(borderTopColor).not.toBe(backgroundColor);
		}
	},
};
