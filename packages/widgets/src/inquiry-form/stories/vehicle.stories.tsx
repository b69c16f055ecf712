import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { asPage, formPage } from "../../forms/stories/form-page.js";
import { InquiryForm } from "../inquiry-form.js";
import type { InquiryFormProps } from "../inquiry-form-props.js";
import { gt4, visitor } from "./visitor.js";

/** What the inquiry is about: a vehicle that is given, asked for, chosen, or not to be had. */
const meta = {
	title: "InquiryForm/Vehicle",
	component: InquiryForm,
	parameters: asPage,
	args: { onReady: fn(), onError: fn() },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A vehicle that the page knows already; nothing is asked of the API. */
export const Given: Story = {
	args: { vehicle: gt4 },
	play: async ({ canvas, args, loaded, canvasElement, userEvent }) => {
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
	},
};

/** A vehicle by its slug, which the API is asked for. */
export const BySlug: Story = {
	args: { vehicle: "d6-max-gt4" },
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		await formPage(canvasElement, userEvent).ready();
		await expect(canvas.getByText("D6 Max GT4")).toBeVisible();
		await expect(loaded.api.requests).toEqual(["vehicles/d6-max-gt4"]);
		await waitFor(() => expect(args.onReady).toHaveBeenCalled());
	},
};

/** Grey fields until the vehicle is there, and a word of it for who does not see them. */
export const Loading: Story = {
	args: { vehicle: "d6-max-gt4" },
	parameters: { api: { mode: "waits" } },
	play: async ({ canvas, canvasElement, args }) => {
		await expect(await canvas.findByRole("status")).toHaveTextContent("Loading the form…");
		await expect(canvasElement.querySelectorAll(".nev-skeleton")).toHaveLength(3);
		await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
		await expect(args.onReady).not.toHaveBeenCalled();
	},
};

/** A vehicle that is not there does not end the visit: another can be chosen. */
export const NotFound: Story = {
	args: { vehicle: "d9-mega" },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
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
	},
};

/** What could not be loaded is told, and loaded once more on a press, which keeps the focus. */
export const LoadFailed: Story = {
	args: { vehicle: "d6-max-gt4" },
	parameters: { api: { mode: "fails" } },
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		await expect(await canvas.findByRole("alert")).toHaveTextContent(
			"The form could not be loaded",
		);
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);
		loaded.api.mode = "answers";
		canvas.getByRole("button", { name: "Try again" }).focus();
		await userEvent.keyboard("{Enter}");
		await formPage(canvasElement, userEvent).ready();
		await expect(canvas.getByRole("region")).toHaveFocus();
	},
};

/** A page on which the visitor goes from vehicle to vehicle beside the form. */
function Showroom({ vehicle: first, ...props }: InquiryFormProps) {
	const [vehicle, setVehicle] = useState(first);
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

/** What was typed goes along to another vehicle; a message that was left as it was names the new one. */
export const Changed: Story = {
	args: { vehicle: "d6-max-gt4" },
	render: (args) => <Showroom {...args} />,
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { ready, fill, field, press } = formPage(canvasElement, userEvent);
		await ready();
		await expect(field("Message")).toHaveValue("Tell me more about d6-max-gt4.");
		await fill(visitor);

		loaded.api.mode = "waits";
		await userEvent.click(canvas.getByRole("button", { name: "d6-max-xt4" }));
		await expect(await canvas.findByText("Loading the form…")).toBeInTheDocument();
		// Nothing can be sent about a vehicle that the page no longer means.
		await expect(canvas.queryByRole("form")).not.toBeInTheDocument();

		loaded.api.mode = "answers";
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
	},
};

/** A message of the visitor's own stays, and a vehicle that follows on a sent one has a new form. */
export const ChangedWithAMessage: Story = {
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

/** Without a vehicle the visitor chooses one of the catalogue. */
export const Chosen: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { ready, field, fill, press } = formPage(canvasElement, userEvent);
		await ready();
		const options = [...field("Vehicle").querySelectorAll("option")];
		await expect(options).toHaveLength(34);
		await expect(options[0]).toHaveTextContent("Choose a vehicle");
		await fill({ ...visitor, Vehicle: "d6-max-xt4" });
		await press();
		await expect(await canvas.findByText(/Your message about the D6 Max XT4/)).toBeVisible();
		await expect(loaded.leads.received[0].body).toMatchObject({ vehicleName: "D6 Max XT4" });
	},
};

/** Who forgets to choose hears of it at the field. */
export const NotChosen: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { ready, field, fill, press, errorOf } = formPage(canvasElement, userEvent);
		await ready();
		await fill(visitor);
		await press();
		await expect(errorOf("Vehicle")).toBe("Please choose a vehicle");
		await waitFor(() => expect(field("Vehicle")).toHaveFocus());
		await expect(loaded.leads.keys).toEqual([]);
	},
};

export const LoadingTheCatalogue: Story = {
	parameters: { api: { mode: "waits" } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("status")).toHaveTextContent("Loading the form…");
	},
};

/** Without a catalogue there is nothing to choose from; there is no vehicle to be given up either. */
export const CatalogueFailed: Story = {
	parameters: { api: { mode: "fails" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const alert = within(await canvas.findByRole("alert"));
		await expect(alert.getAllByRole("button")).toHaveLength(1);
		loaded.api.mode = "answers";
		await userEvent.click(alert.getByRole("button", { name: "Try again" }));
		await formPage(canvasElement, userEvent).ready();
	},
};

/** The words are those of the page's language; the price is in dollars. */
export const NotFoundInSpanish: Story = {
	args: { vehicle: "d9-mega" },
	globals: { locale: "es" },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole("alert")).toHaveTextContent(
			"Vehículo no encontradoEl vehículo que busca no existe.",
		);
	},
};
