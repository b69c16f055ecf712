import { dealershipFormSchema, queries, stateNames } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { useLoader } from "../../data/index.js";
import { formPage } from "../../forms/stories/form-page.js";
import { Submitted } from "../../forms/stories/submitted.js";
import { NevProvider } from "../../provider/index.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { DealershipForm } from "../dealership-form.js";

const notify = fn();

/** Adds a dealership to the network, on a page that shows notifications. */
const meta = {
	title: "Site parts/Dealership form/States",
	component: DealershipForm,
	args: { onSubmit: fn(), onError: fn() },
	beforeEach: () => void notify.mockClear(),
	render: (args, { globals }) => (
		<NevProvider api="/api" locale={globals.locale} notify={notify}>
			<DealershipForm {...args} />
		</NevProvider>
	),
} satisfies Meta<typeof DealershipForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const dealer = {
	"Dealership name": "Gulf Coast Carts",
	Address: "1420 Bayshore Dr",
	City: "Naples",
	State: "Florida",
	"ZIP code": "34102",
	Phone: "(239) 555-0142",
	Email: "hello@example.com",
};

export const Idle: Story = {
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { field, button, form } = formPage(canvasElement, userEvent);
		await expect(form()).toHaveAccessibleName("Add your dealership");
		await expect(button()).toHaveTextContent("Add Dealership");
		const states = [...field("State").querySelectorAll("option")].map(({ value }) => value);
		await expect(states).toEqual(["", ...stateNames]);
		await expect(field("ZIP code")).toHaveAttribute("inputmode", "numeric");
		await expect(field("ZIP code")).toHaveAttribute("autocomplete", "postal-code");
		await expect(field("Membership ID")).not.toBeRequired();
		for (const label of Object.keys(dealer)) await expect(field(label)).toBeRequired();
	}),
};

/** Shows a notification. An empty membership ID is sent as null. */
const Added: Story = {
	play: async ({ canvasElement, userEvent, loaded, args }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(dealer);
		await press();
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ kind: "dealership", id: 1 }));
		await expect(notify).toHaveBeenCalledWith({
			tone: "success",
			title: "Success!",
			description: "Dealership added successfully!",
		});
		const { path, body } = loaded.leads.received[0];
		await expect(path).toBe("dealerships");
		const filled = dealershipFormSchema.parse({
			name: "Gulf Coast Carts",
			address: "1420 Bayshore Dr",
			city: "Naples",
			state: "Florida",
			zipCode: "34102",
			phone: "(239) 555-0142",
			email: "hello@example.com",
		});
		await expect(body).toEqual({ ...filled, fillTime: expect.any(Number), proof: "" });
	},
};

/** The notification says if an operator reviews the dealership first. */
const PendingReview: Story = {
	parameters: { leads: { pending: true } },
	play: async ({ canvasElement, userEvent, args, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill({ ...dealer, "Membership ID": " M-1204 " });
		await press();
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ kind: "dealership", id: 1, pending: true }),
		);
		await expect(notify).toHaveBeenCalledWith({
			tone: "success",
			title: "Success!",
			description: "Dealership added successfully! It will appear after review.",
		});
		await expect(loaded.leads.received[0].body.membershipId).toBe("M-1204");
	},
};

/** The lists that the page has already loaded are loaded again. */
const ListsRefreshed: Story = {
	render: (args) => (
		<>
			<Counts />
			<DealershipForm {...args} />
		</>
	),
	play: async ({ canvasElement, userEvent, loaded, args }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await waitFor(() =>
			expect([...loaded.api.requests].sort()).toEqual(["dealerships/search?limit=1", "states"]),
		);
		await fill(dealer);
		await press();
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
		await waitFor(() =>
			expect([...loaded.api.requests].sort()).toEqual([
				"dealerships/search?limit=1",
				"dealerships/search?limit=1",
				"states",
				"states",
			]),
		);
	},
};

/** Lists on the same page, from the same loader. */
function Counts() {
	useSignals();
	const loader = useLoader();
	const states = loader.load(queries.states()).value;
	const page = loader.load(queries.searchDealerships({ q: "", limit: 1 })).value;
	return (
		<p>
			{states.status}, {page.status}
		</p>
	);
}

/** If no page follows, the form confirms in place with the same text. */
const AddedInPlace: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { fill, press, field } = formPage(canvasElement, userEvent);
		await fill(dealer);
		await press();
		const confirmation = await canvas.findByText("Dealership added successfully!");
		await waitFor(() => expect(confirmation.closest('[role="status"]')).toHaveFocus());
		await userEvent.click(canvas.getByRole("button", { name: "Add another dealership" }));
		await expect(field("Dealership name")).toHaveFocus();
	},
};

export const Spanish: Story = {
	globals: { locale: "es" },
	render: (args, { globals }) => (
		<NevProvider api="/api" locale={globals.locale} notify={notify}>
			<Submitted form={DealershipForm} {...args} />
		</NevProvider>
	),
	parameters: { leads: { fieldErrors: { name: "It is listed already." } } },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { press, errorOf, fill } = formPage(canvasElement, userEvent);
		await press();
		await expect(errorOf("Código postal")).toBe("El código postal es obligatorio");
		await fill({
			Nombre: "Gulf Coast Carts",
			Dirección: "1420 Bayshore Dr",
			Ciudad: "Naples",
			Estado: "Florida",
			"Código postal": "34102",
			Teléfono: "2395550142",
			Correo: "hello@example.com",
		});
		await press();
		await waitFor(() => expect(errorOf("Nombre")).toBe("Este concesionario ya está en la red"));
	}),
};

/** At once or after a review, and in place. */
export const Adds: Story = {
	tags: ["regression"],
	play: playEach(meta, { Added, PendingReview, ListsRefreshed, AddedInPlace }),
};
