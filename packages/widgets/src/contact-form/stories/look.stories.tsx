import type { Meta, StoryObj } from "@storybook/react-vite";
import { forcedColors, look } from "../../forms/stories/form-page.js";
import { Submitted } from "../../forms/stories/submitted.js";
import { phone } from "../../testing/story-page.js";
import { ContactForm } from "../contact-form.js";

const meta = {
	title: "Site parts/Contact form/Look",
	component: ContactForm,
	render: (args) => <Submitted form={ContactForm} {...args} />,
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With all error messages. */
export const Light: Story = look;
export const Dark: Story = { ...look, globals: { width: "720", colorScheme: "dark" } };
export const Phone: Story = { ...look, globals: { width: "360", ...phone } };

export const SpanishOnAPhone: Story = {
	...look,
	globals: { width: "280", locale: "es", ...phone },
};

/** In forced colors, all fields have a border. */
export const ForcedColors: Story = {
	...forcedColors("First name", "State", "Message"),
	tags: ["!autodocs"],
};
