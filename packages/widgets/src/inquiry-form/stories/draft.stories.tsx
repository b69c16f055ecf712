import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { asPage, formPage } from "../../forms/stories/form-page.js";
import { InquiryForm } from "../inquiry-form.js";
import type { InquiryFormProps } from "../inquiry-form-props.js";
import { gt4, visitor } from "./visitor.js";

/** What was typed outlives a reload where the page asks for it, and only there. */
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

/** Begins anew on a press, as a page does that is loaded again. */
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

/** Everything is there again after a reload, but for consent, which is given anew. */
export const Kept: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { fill, values } = formPage(canvasElement, userEvent);
		await fill({ ...visitor, Message: "In red?" });
		await userEvent.click(canvas.getByRole("checkbox"));
		const { consent, ...typed } = values();
		await expect(consent).not.toBe("");
		await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
		await expect(values()).toEqual(typed);
		await expect(canvas.getByRole("checkbox")).not.toBeChecked();
		await expect(sessionStorage.getItem("inquiry")).not.toContain("I agree");
	},
};

/** A retry after a time-out and a reload is still the same lead. */
export const KeptWithItsKey: Story = {
	parameters: { leads: { mode: "losesAnswer" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, summary } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(summary()).toHaveTextContent("Failed to send message"));
		await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
		loaded.leads.mode = "takes";
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.keys).toHaveLength(2);
		await expect(loaded.leads.received).toHaveLength(1);
	},
};

/** Once it is sent nothing of it is left in the browser. */
export const ForgottenWhenSent: Story = {
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

/** What a server has sent back is newer than any draft. */
export const NotOverTheServersValues: Story = {
	args: { values: { firstName: "Grace" }, errors: { lastName: "Last name is required" } },
	beforeEach() {
		sessionStorage.setItem("inquiry", JSON.stringify({ values: { firstName: "Ada", phone: "1" } }));
	},
	play: async ({ canvasElement, userEvent }) => {
		const { field } = formPage(canvasElement, userEvent);
		await expect(field("First name")).toHaveValue("Grace");
		await expect(field("Phone")).toHaveValue("");
	},
};

/** Without a name for it nothing is stored; so it is in an element on a dealer's page. */
export const NotAskedFor: Story = {
	args: { draftKey: undefined },
	play: async ({ canvasElement, userEvent }) => {
		await formPage(canvasElement, userEvent).fill(visitor);
		await expect(sessionStorage).toHaveLength(0);
	},
};

/** What stands there and is no draft does no harm. */
export const Broken: Story = {
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
