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

/** Consent to calls (47 CFR 64.1200(f)), if the host page asks for it. */
const meta = {
	title: "Widgets/Inquiry form/States/Consent",
	component: InquiryForm,
	args: { vehicle: gt4, consent: { seller: "Gulf Coast Carts", phone: "(239) 555-0142" } },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const text =
	"I agree that Gulf Coast Carts, (239) 555-0142, may call and text me about my inquiry, also by automated means, at the phone number I give above. Consent is not a condition of purchase.";

/** The checkbox is not required. If it is checked, the lead contains its text, the time and the page's address. */
const Given: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		const box = canvas.getByRole("checkbox", { name: text });
		await expect(box).not.toBeChecked();
		await expect(box).not.toBeRequired();
		box.focus();
		await userEvent.keyboard(" ");
		await expect(box).toBeChecked();
		const before = Date.now();
		await press();
		await canvas.findByText(/has been sent/);
		const { consent, page } = loaded.leads.received[0].body;
		await expect(consent.text).toBe(text);
		await expect(Date.parse(consent.givenAt)).toBeGreaterThanOrEqual(before);
		await expect(page).toBe(location.href.split("#")[0]);
	},
};

/** Consent is for one seller. If the host page changes the seller, the checkbox is unchecked. */
const SellerChanged: Story = {
	render: (args) => <ChangingSeller {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("checkbox", { name: /Gulf Coast Carts/ }));
		await expect(canvas.getByRole("checkbox")).toBeChecked();
		await userEvent.click(canvas.getByRole("button", { name: "Another seller" }));
		await expect(canvas.getByRole("checkbox", { name: /Bayside Carts/ })).not.toBeChecked();
	},
};

/** A host page that changes the seller. */
function ChangingSeller(props: InquiryFormProps) {
	const [consent, setConsent] = useState(props.consent);
	return (
		<>
			<InquiryForm {...props} consent={consent} />
			<button
				type="button"
				className="nev-button"
				onClick={() => setConsent({ seller: "Bayside Carts", phone: "(239) 555-0199" })}
			>
				Another seller
			</button>
		</>
	);
}

/** The whole text is a touch target, and the checkbox is at least 24 pixels. */
export const OnAPhone: Story = {
	globals: { width: "280", viewport: { value: "phone" } },
	play: inTests(async ({ canvas, userEvent }) => {
		const { width, height } = canvas.getByRole("checkbox").getBoundingClientRect();
		await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
		await userEvent.click(canvas.getByText(text));
		await expect(canvas.getByRole("checkbox")).toBeChecked();
	}),
};

/** Given for one seller. */
export const Consent: Story = {
	tags: ["regression"],
	play: playEach(meta, { SellerChanged, Given }),
};
