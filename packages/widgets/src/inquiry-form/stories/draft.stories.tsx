import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { formPage } from "../../forms/stories/form-page.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { playEach } from "../../testing/play-each.js";
import { InquiryForm } from "../inquiry-form.js";
import type { InquiryFormProps } from "../inquiry-form-props.js";
import { visitor } from "./visitor.js";

/** With a `draftKey`, input survives a reload. */
const meta = {
	title: "Regressions/Inquiry form/Draft",
	tags: ["regression", "!autodocs"],
	component: InquiryForm,
	args: {
		vehicle: gt4,
		draftKey: "inquiry",
		consent: { seller: "Gulf Coast Carts", phone: "(239) 555-0142" },
	},
	render: (args) => <Reloadable {...args} />,
	beforeEach: () => {
		sessionStorage.clear();
		searched.zipCode = "";
	},
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the page knows of the visitor's last search. */
const searched = { zipCode: "" };

/** A form whose page finds out the ZIP code after it was rendered. */
function FormWithLateZipCode(props: InquiryFormProps) {
	const [zipCode, setZipCode] = useState<string>();
	useEffect(() => setZipCode(searched.zipCode), []);
	return <InquiryForm {...props} zipCode={zipCode} />;
}

/** Remounts the form, as a reload of the page does. */
function Reloadable(props: InquiryFormProps) {
	const [loads, setLoads] = useState(0);
	return (
		<>
			<FormWithLateZipCode key={loads} {...props} />
			<button type="button" className="nev-button" onClick={() => setLoads(loads + 1)}>
				Reload
			</button>
		</>
	);
}

/** A reload restores everything except consent. What a form starts with is no change of its values. */
const Restored: Story = {
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

/** What the visitor has cleared is not filled in again, also if the page knows it later than the draft. */
const Cleared: Story = {
	beforeEach: () => {
		searched.zipCode = "34102";
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { fill, field } = formPage(canvasElement, userEvent);
		const reload = () => userEvent.click(canvas.getByRole("button", { name: "Reload" }));
		await fill({ "First name": "Ada" });
		await reload();
		await waitFor(() => expect(field("ZIP code")).toHaveValue("34102"));
		await fill({ "ZIP code": "", Message: "" });
		await reload();
		await expect(field("First name")).toHaveValue("Ada");
		await expect(field("ZIP code")).toHaveAttribute("data-initial", "34102");
		await expect(field("ZIP code")).toHaveValue("");
		await expect(field("Message")).toHaveValue("");
	},
};

/** The ZIP code of a later search replaces that of the draft, unless the visitor has typed it. */
const SearchedAgain: Story = {
	beforeEach: () => {
		searched.zipCode = "34102";
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { fill, field } = formPage(canvasElement, userEvent);
		async function searchFor(zipCode: string) {
			searched.zipCode = zipCode;
			await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
			await waitFor(() => expect(field("ZIP code")).toHaveAttribute("data-initial", zipCode));
		}
		await fill({ "First name": "Ada" });
		await searchFor("33602");
		await expect(field("First name")).toHaveValue("Ada");
		await expect(field("ZIP code")).toHaveValue("33602");
		await fill({ "ZIP code": "10001" });
		await searchFor("60601");
		await expect(field("ZIP code")).toHaveValue("10001");
	},
};

/** Restored, cleared, and with another ZIP code. */
export const Draft: Story = {
	play: playEach(meta, { Restored, Cleared, SearchedAgain }),
};
