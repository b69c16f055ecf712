import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import type { FormController } from "../../forms/controller.js";
import { formPage } from "../../forms/stories/form-page.js";
import { Submitted } from "../../forms/stories/submitted.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { InquiryForm } from "../inquiry-form.js";
import type { InquiryFormProps } from "../inquiry-form-props.js";
import { visitor, visitorValues } from "./visitor.js";

/** The vehicle of the inquiry: passed by the host page, loaded, chosen by the visitor, or missing. */
const meta = {
	title: "Widgets/Inquiry form/States/Vehicle",
	component: InquiryForm,
	args: { onReady: fn(), onError: fn() },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A vehicle that the host page passes. No request is sent. */
export const FromTheHostPage: Story = {
	args: { vehicle: gt4 },
	play: inTests(async ({ canvas, args, loaded, canvasElement, userEvent }) => {
		const { field, button, values } = formPage(canvasElement, userEvent);
		await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent(
			"Request Information",
		);
		await expect(canvas.getByText("D6 Max GT4")).toBeVisible();
		await expect(field("Message")).toHaveValue(
			"I'm interested in learning more about this vehicle.",
		);
		await expect(button()).toHaveTextContent("Send Inquiry");
		await expect(values().vehicle).toBe("d6-max-gt4");
		await expect(loaded.api.requests).toEqual([]);
		await waitFor(() => expect(args.onReady).toHaveBeenCalled());

		for (const [label, autocomplete, type, inputmode] of [
			["First name", "given-name", "text", null],
			["Last name", "family-name", "text", null],
			["Phone", "tel", "tel", "tel"],
			["Email", "email", "email", "email"],
		] as const) {
			await expect(field(label)).toHaveAttribute("autocomplete", autocomplete);
			await expect(field(label)).toHaveAttribute("type", type);
			await expect(field(label).getAttribute("inputmode")).toBe(inputmode);
			await expect(field(label)).toBeRequired();
		}
		await expect(field("Message")).not.toBeRequired();
	}),
};

/** Skeleton fields while the vehicle loads, and a status for screen readers. */
export const Loading: Story = {
	args: { vehicle: "d6-max-gt4" },
	parameters: { api: { mode: "hangs" } },
	play: inTests(async ({ canvas, canvasElement, args }) => {
		await expect(await canvas.findByRole("status")).toHaveTextContent("Loading the form…");
		await expect(canvasElement.querySelectorAll(".nev-skeleton")).toHaveLength(3);
		await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
		await expect(args.onReady).not.toHaveBeenCalled();
	}),
};

/** If the vehicle does not exist, the visitor can choose another. */
export const NotFound: Story = {
	args: { vehicle: "d9-mega" },
	play: inTests(async ({ canvas, canvasElement, userEvent, args }) => {
		const { ready, field } = formPage(canvasElement, userEvent);
		await expect(await canvas.findByRole("alert")).toHaveTextContent(
			"Vehicle Not FoundThe vehicle you're looking for doesn't exist.",
		);
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 404 })),
		);

		canvas.getByRole("button", { name: "Choose another vehicle" }).focus();
		await userEvent.keyboard("{Enter}");
		await ready();
		await expect(field("Vehicle").querySelectorAll("option")).toHaveLength(34);
		await expect(canvas.getByRole("region")).toHaveFocus();
	}),
};

/** A failure is shown with a retry button. Pressing it moves the focus to the form's region. */
export const LoadFailed: Story = {
	args: { vehicle: "d6-max-gt4" },
	parameters: { api: { mode: "fails" } },
	play: inTests(async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		await expect(await canvas.findByRole("alert")).toHaveTextContent(
			"The form could not be loaded",
		);
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);
		loaded.api.mode = "responds";
		canvas.getByRole("button", { name: "Try again" }).focus();
		await userEvent.keyboard("{Enter}");
		await formPage(canvasElement, userEvent).ready();
		await expect(canvas.getByRole("region")).toHaveFocus();
	}),
};

/** A host page on which the visitor can select another vehicle. */
function Showroom({ vehicle: initialVehicle, ...props }: InquiryFormProps) {
	const [vehicle, setVehicle] = useState(initialVehicle);
	return (
		<>
			{["d6-max-gt4", "d6-max-xt4", "d9-mega"].map((slug) => (
				<button key={slug} type="button" onClick={() => setVehicle(slug)}>
					{slug}
				</button>
			))}
			<InquiryForm
				{...props}
				vehicle={vehicle}
				messages={{ defaultMessage: `Tell me more about ${vehicle}.` }}
			/>
		</>
	);
}

/** Another vehicle keeps the input. An untouched message is replaced by the new default message. */
const Changed: Story = {
	args: { vehicle: "d6-max-gt4" },
	render: (args) => <Showroom {...args} />,
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { ready, fill, field, press } = formPage(canvasElement, userEvent);
		await ready();
		await expect(field("Message")).toHaveValue("Tell me more about d6-max-gt4.");
		await fill(visitor);

		loaded.api.mode = "hangs";
		await userEvent.click(canvas.getByRole("button", { name: "d6-max-xt4" }));
		await expect(await canvas.findByText("Loading the form…")).toBeInTheDocument();
		// While the new vehicle loads, the form is hidden and cannot be submitted.
		await expect(canvas.queryByRole("form")).not.toBeInTheDocument();

		loaded.api.mode = "responds";
		await userEvent.click(canvas.getByRole("button", { name: "d6-max-gt4" }));
		await ready();
		await userEvent.click(canvas.getByRole("button", { name: "d9-mega" }));
		await expect(await canvas.findByRole("alert")).toHaveTextContent("Vehicle Not Found");
		await userEvent.click(canvas.getByRole("button", { name: "Choose another vehicle" }));
		await ready();
		await expect(field("First name")).toHaveValue("Ada");
		await expect(field("Message")).toHaveValue("Tell me more about d9-mega.");
		await fill({ Vehicle: "d6-max-xt4" });
		await press();
		await canvas.findByText(/Your message about the D6 Max XT4/);
		await expect(loaded.leads.received[0].body).toMatchObject({
			email: "ada@example.com",
			vehicleName: "D6 Max XT4",
		});
		// For the first vehicle, for its return after another began to load, and for the catalogue.
		await expect(args.onReady).toHaveBeenCalledTimes(3);
	},
};

/** Another vehicle keeps an edited message. After sending, it starts with an empty form. */
const ChangedWithAMessage: Story = {
	args: { vehicle: "d6-max-gt4" },
	render: (args) => <Showroom {...args} />,
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { ready, fill, field, press } = formPage(canvasElement, userEvent);
		await ready();
		await fill({ ...visitor, Message: "In red?" });
		await userEvent.click(canvas.getByRole("button", { name: "d6-max-xt4" }));
		await canvas.findByText("D6 Max XT4");
		await expect(field("Message")).toHaveValue("In red?");
		await press();
		await canvas.findByText(/Your message about the D6 Max XT4/);
		await expect(loaded.leads.received[0].body).toMatchObject({
			name: "Ada Lovelace",
			message: "In red?",
			vehicleName: "D6 Max XT4",
		});

		const next = canvas.getByRole("button", { name: "d6-max-gt4" });
		await userEvent.click(next);
		await ready();
		await expect(field("First name")).toHaveValue("");
		await expect(next).toHaveFocus();
	},
};

/** A page may fill in the form when it is told of another vehicle. */
const FilledInForAnother: Story = {
	args: { vehicle: "d6-max-gt4" },
	render: function Host(args) {
		const form = useRef<FormController>(null);
		return (
			<Showroom
				{...args}
				ref={form}
				onValuesChange={({ vehicle = "" }) => form.current?.setValues({ message: vehicle })}
			/>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { ready, field } = formPage(canvasElement, userEvent);
		await ready();
		await userEvent.click(canvas.getByRole("button", { name: "d6-max-xt4" }));
		await waitFor(() => expect(field("Message")).toHaveValue("d6-max-xt4"));
	},
};

/** Without a choice, the field has an error. It comes first in the list of errors, as in the form. */
export const NotChosen: Story = {
	args: { defaultValues: { ...visitorValues, email: "ada@" } },
	render: (args) => <Submitted form={InquiryForm} {...args} />,
	play: inTests(async ({ canvasElement, userEvent, loaded }) => {
		const { ready, errorOf, errorList } = formPage(canvasElement, userEvent);
		await ready();
		await waitFor(() => expect(errorOf("Vehicle")).toBe("Please choose a vehicle"));
		await waitFor(() => expect(errorList()).toHaveFocus());
		const links = within(errorList()).getAllByRole("link");
		await expect(links.map(({ textContent }) => textContent)).toEqual([
			"Please choose a vehicle",
			"Please enter a valid email address",
		]);
		await expect(loaded.leads.keys).toEqual([]);
	}),
};

/** If the catalogue cannot be loaded, the only action is to retry. */
const CatalogueFailed: Story = {
	parameters: { api: { mode: "fails" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const alert = within(await canvas.findByRole("alert"));
		await expect(alert.getAllByRole("button")).toHaveLength(1);
		loaded.api.mode = "responds";
		await userEvent.click(alert.getByRole("button", { name: "Try again" }));
		await formPage(canvasElement, userEvent).ready();
	},
};

/** Another vehicle, and a catalogue that is not there at first. */
export const OtherVehicles: Story = {
	tags: ["regression", "same-look"],
	play: playEach(meta, { CatalogueFailed, Changed, ChangedWithAMessage, FilledInForAnother }),
};
