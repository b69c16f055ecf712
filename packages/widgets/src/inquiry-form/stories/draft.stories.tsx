import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { asPage, formPage } from "../../forms/stories/form-page.js";
import { InquiryForm } from "../inquiry-form.js";
import type { InquiryFormProps } from "../inquiry-form-props.js";
import { gt4, visitor } from "./visitor.js";

/** With a `draftKey`, input survives a reload. */
const meta = {
	title: "InquiryForm/Draft",
	component: InquiryForm,
	parameters: asPage,
	args: {
		vehicle: gt4,
		draftKey: "inquiry",
		consent: { seller: "Gulf Coast Carts", phone: "(239) 555-0142" },
	},
	render: (args) => <Reloadable {...args} />,
	beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Remounts the form, as a reload of the page does. */
function Reloadable(props: InquiryFormProps) {
	const [loads, setLoads] = useState(0);
	return (
		<>
			<InquiryForm key={loads} {...props} />
			<button type="button" className="nev-button" onClick={() => setLoads(loads + 1)}>
				Reload
			</button>
		</>
	);
}

/** A reload restores everything except consent. What a form starts with is no change of its values. */
export const Restored: Story = {
	args: { onValuesChange: fn() },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(args.onValuesChange).not.toHaveBeenCalled();
		const { fill, values } = formPage(canvasElement, userEvent);
		await fill({ ...visitor, Message: "In red?" });
		await userEvent.click(canvas.getByRole("checkbox"));
		const { consent, ...typed } = values();
		await expect(consent).not.toBe("");
		const { onValuesChange } = args;
		await expect(onValuesChange).toHaveBeenCalled();
		if (onValuesChange) mocked(onValuesChange).mockClear();
		await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
		await expect(values()).toEqual(typed);
		await expect(onValuesChange).not.toHaveBeenCalled();
		await expect(canvas.getByRole("checkbox")).not.toBeChecked();
		await expect(sessionStorage.getItem("inquiry")).not.toContain("I agree");
	},
};

/** A retry after a lost response and a reload does not create a second lead. */
export const RestoredWithItsKey: Story = {
	parameters: { leads: { mode: "losesResponse" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, summary } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(summary()).toHaveTextContent("Failed to send message"));
		await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
		loaded.leads.mode = "accepts";
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.keys).toHaveLength(2);
		await expect(loaded.leads.received).toHaveLength(1);
	},
};

/** Sending the form deletes the draft. */
export const DeletedWhenSent: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { fill, press, field } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await expect(sessionStorage).toHaveLength(1);
		await press();
		await canvas.findByText(/has been sent/);
		await expect(sessionStorage).toHaveLength(0);
		await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
		await expect(field("First name")).toHaveValue("");
	},
};

/** Values from a server take precedence over a draft. */
export const ServerValuesFirst: Story = {
	args: {
		defaultValues: { firstName: "Grace" },
		defaultErrors: { lastName: { code: "too-small", message: "Missing" } },
	},
	beforeEach() {
		sessionStorage.setItem("inquiry", JSON.stringify({ values: { firstName: "Ada", phone: "1" } }));
	},
	play: async ({ canvasElement, userEvent }) => {
		const { field } = formPage(canvasElement, userEvent);
		await expect(field("First name")).toHaveValue("Grace");
		await expect(field("Phone")).toHaveValue("");
	},
};

/** Without a `draftKey` nothing is stored. The element never has one. */
export const WithoutAKey: Story = {
	args: { draftKey: undefined },
	play: async ({ canvasElement, userEvent }) => {
		await formPage(canvasElement, userEvent).fill(visitor);
		await expect(sessionStorage).toHaveLength(0);
	},
};

/** An invalid draft is ignored. */
export const Invalid: Story = {
	beforeEach() {
		sessionStorage.setItem("inquiry", "{ not JSON");
	},
	play: async ({ canvasElement, userEvent }) => {
		const { fill, field } = formPage(canvasElement, userEvent);
		await expect(field("First name")).toHaveValue("");
		await fill({ "First name": "Ada" });
		await expect(sessionStorage.getItem("inquiry")).toContain("Ada");
	},
};
