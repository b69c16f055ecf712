import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { formPage } from "../../forms/stories/form-page.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { InquiryForm } from "../inquiry-form.js";
import type { InquiryFormProps } from "../inquiry-form-props.js";
import { visitor } from "./visitor.js";

const deal = {
	...{ program: "Standard Loan", type: "loan", vehiclePrice: 13295, downPayment: 1000, apr: 7.99 },
	...{ term: 60, monthlyPayment: 249.24, totalCost: 15954.4 },
};

/** A page with a calculator asks whether to send what the visitor has worked out. */
const meta = {
	title: "Widgets/Inquiry form/States/Deal",
	component: InquiryForm,
	args: { vehicle: gt4, draftKey: "inquiry" },
	render: (args) => <WithDeal {...args} />,
	beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The form with the page's checkbox. Without its check mark, nothing of the deal is sent. */
export const WithCheckbox: Story = {
	play: inTests(async ({ canvas }) => {
		const box = canvas.getByRole("checkbox", { name: "Send my deal, $1000 down" });
		await expect(box).toBeVisible();
		await expect(box).not.toBeChecked();
		await expect(box).not.toBeRequired();
	}),
};

/** Without the check mark, nothing of it is sent. */
const NotSent: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received[0].body).not.toHaveProperty("deal");
	},
};

/** The deal changes after the box was checked: the one that is shown then is sent. The draft keeps none. */
const Changed: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await userEvent.click(canvas.getByRole("checkbox"));
		await expect(sessionStorage.getItem("inquiry")).toContain("Ada");
		await expect(sessionStorage.getItem("inquiry")).not.toContain("Standard Loan");
		await userEvent.click(canvas.getByRole("button", { name: "Calculate again" }));
		await expect(canvas.getByRole("checkbox", { name: "Send my deal, $1001 down" })).toBeChecked();
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received[0].body.deal).toEqual({ ...deal, downPayment: 1001 });
	},
};

/** Without its check mark, and with it. */
export const Sends: Story = {
	tags: ["regression", "same-look"],
	play: playEach(meta, { NotSent, Changed }),
};

/** A page whose visitor works out another deal. */
function WithDeal(props: InquiryFormProps) {
	const [downPayment, setDownPayment] = useState(deal.downPayment);
	return (
		<>
			<InquiryForm {...props}>
				<label>
					<input
						type="checkbox"
						name="deal"
						value={JSON.stringify({ ...deal, downPayment })}
						autoComplete="off"
					/>{" "}
					{`Send my deal, $${downPayment} down`}
				</label>
			</InquiryForm>
			<button type="button" className="nev-button" onClick={() => setDownPayment(downPayment + 1)}>
				Calculate again
			</button>
		</>
	);
}
