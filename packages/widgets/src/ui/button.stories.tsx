import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone } from "lucide";
import type { FormEvent } from "react";
import { expect, fn } from "storybook/test";
import { inTests } from "../testing/in-tests.js";
import { Button, ButtonLink } from "./button.js";
import { Icon } from "./icon.js";

const meta = {
	title: "UI parts/Button",
	parameters: { docs: { story: { inline: true } } },
	component: Button,
	args: { children: "Search", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

const submit = fn((event: FormEvent) => event.preventDefault());

type Story = StoryObj<typeof meta>;

/** For the main action. Without a `type`, it does not submit a form. */
export const Primary: Story = {
	args: { variant: "primary" },
	play: inTests(async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole("button", { name: "Search" });
		await expect(button).toHaveAttribute("type", "button");
		await userEvent.tab();
		await expect(button).toHaveFocus();
		await userEvent.keyboard("{Enter}");
		await expect(args.onClick).toHaveBeenCalledOnce();
	}),
};

export const Secondary: Story = {};

export const Quiet: Story = { args: { variant: "quiet" } };

export const WithIcon: Story = {
	args: { icon: <Icon icon={Phone} />, children: "Call" },
	play: inTests(async ({ canvas }) => {
		await expect(canvas.getByRole("button", { name: "Call" })).toBeVisible();
	}),
};

/** It keeps the focus, and a press does nothing: not by mouse, by key, or by Enter in a form's field. */
export const Inactive: Story = {
	args: { variant: "primary", type: "submit", "aria-disabled": true },
	render: (args) => (
		<form onSubmit={submit} aria-label="Dealers">
			<input aria-label="ZIP code" className="nev-input" />
			<Button {...args} />
		</form>
	),
	play: inTests(async ({ canvas, userEvent, args }) => {
		submit.mockClear();
		await userEvent.click(canvas.getByRole("button"));
		await expect(canvas.getByRole("button")).toHaveFocus();
		await userEvent.keyboard("{Enter}");
		await userEvent.type(canvas.getByRole("textbox"), "33901{Enter}");
		await expect(args.onClick).not.toHaveBeenCalled();
		await expect(submit).not.toHaveBeenCalled();
	}),
};

/** Screen readers announce a link, not a button. */
export const Link: Story = {
	render: () => (
		<ButtonLink variant="primary" href="tel:+12395550142" icon={<Icon icon={Phone} />}>
			Call
		</ButtonLink>
	),
	play: inTests(async ({ canvas }) => {
		const link = canvas.getByRole("link", { name: "Call" });
		await expect(link).toHaveAttribute("href", "tel:+12395550142");
	}),
};

/** Every button is at least 44 pixels high, for touch. A long text wraps. */
export const Long: Story = {
	args: { children: "Concesionarios a menos de cincuenta millas de Rancho Cucamonga, California" },
	globals: { width: "280" },
	play: inTests(async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole("button").offsetHeight).toBeGreaterThanOrEqual(44);
		await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
	}),
};
