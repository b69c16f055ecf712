import { dealershipFormSchema, queries, stateNames } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { useLoader } from "../../data/index.js";
import { startRequestTimeout } from "../../forms/request-timeout.js";
import { captureHandlerErrors, failingHandler } from "../../forms/stories/failing-handler.js";
import {
	asPage,
	collectAnnouncements,
	formPage,
	invalidIn,
} from "../../forms/stories/form-page.js";
import { NevProvider } from "../../provider/index.js";
import { DealershipForm } from "../dealership-form.js";

const notify = fn();

/** Adds a dealership to the network, on a page that shows notifications. */
const meta = {
	title: "DealershipForm",
	component: DealershipForm,
	parameters: asPage,
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

const messages = {
	"Dealership name": "Dealership name is required",
	Address: "Address is required",
	City: "City is required",
	State: "State is required",
	"ZIP code": "ZIP code is required",
	Phone: "Phone number must be at least 10 digits",
	Email: "Valid email address is required",
};

export const Idle: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const { field, button, form } = formPage(canvasElement, userEvent);
		await expect(form()).toHaveAccessibleName("Add your dealership");
		await expect(button()).toHaveTextContent("Add Dealership");
		const states = [...field("State").querySelectorAll("option")].map(({ value }) => value);
		await expect(states).toEqual(["", ...stateNames]);
		await expect(field("ZIP code")).toHaveAttribute("inputmode", "numeric");
		await expect(field("ZIP code")).toHaveAttribute("autocomplete", "postal-code");
		await expect(field("Membership ID")).not.toBeRequired();
		for (const label of Object.keys(dealer)) await expect(field(label)).toBeRequired();
	},
};

/** Shows a notification. An empty membership ID is sent as null. */
export const Added: Story = {
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
export const PendingReview: Story = {
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
export const ListsRefreshed: Story = {
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
export const AddedInPlace: Story = {
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

/** If the host page's handlers throw, the dealership is added, and the form confirms it. */
export const AddedWithFailingHandlers: Story = {
	args: { onSubmit: fn(failingHandler) },
	render: (args) => (
		<NevProvider api="/api" notify={failingHandler}>
			<DealershipForm {...args} />
		</NevProvider>
	),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const errors = captureHandlerErrors();
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(dealer);
		await press();
		await expect(await canvas.findByText("Dealership added successfully!")).toBeVisible();
		await waitFor(() => expect(errors.count()).toBe(2));
		errors.stop();
	},
};

export const Sending: Story = {
	parameters: { leads: { mode: "hangs" } },
	beforeEach() {
		// Otherwise the timeout would fail during a later story.
		mocked(startRequestTimeout).mockReturnValue({
			signal: new AbortController().signal,
			stop() {},
		});
		return () => void mocked(startRequestTimeout).mockReset();
	},
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { fill, press, button } = formPage(canvasElement, userEvent);
		await fill(dealer);
		await press();
		await waitFor(() => expect(button()).toHaveTextContent("Adding Dealership..."));
		await expect(button()).toHaveAttribute("aria-disabled", "true");
		button().click();
		await waitFor(() => expect(loaded.leads.keys).toHaveLength(1));
	},
};

/** A failure is shown, and the input is kept. */
export const Failed: Story = {
	parameters: { leads: { mode: "fails" } },
	play: async ({ canvasElement, userEvent, loaded, args }) => {
		const { fill, press, values, idle } = formPage(canvasElement, userEvent);
		await fill(dealer);
		const before = values();
		await press();
		await waitFor(() =>
			expect(notify).toHaveBeenCalledWith({
				tone: "destructive",
				title: "Error",
				description: "Failed to add dealership. Please try again.",
			}),
		);
		await idle("Add Dealership");
		await expect(values()).toEqual(before);
		loaded.leads.mode = "accepts";
		await press();
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
		await expect(new Set(loaded.leads.keys).size).toBe(1);
	},
};

/** A dealership that already exists has an error at its name. */
export const Duplicate: Story = {
	parameters: { leads: { fieldErrors: { name: "It is listed already." } } },
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { fill, press, errorOf, errorList, summary } = formPage(canvasElement, userEvent);
		await fill(dealer);
		await press();
		await waitFor(() =>
			expect(errorOf("Dealership name")).toBe("This dealership is in the network already"),
		);
		await waitFor(() => expect(errorList()).toHaveFocus());
		await expect(summary()).toHaveTextContent("This dealership is in the network already");
		await expect(notify).not.toHaveBeenCalled();
		await expect(loaded.leads.received).toEqual([]);
	},
};

/** An unknown ZIP code has an error at its field. */
export const UnknownZip: Story = {
	parameters: { leads: { fieldErrors: { zipCode: "No such ZIP." } } },
	play: async ({ canvasElement, userEvent }) => {
		const { fill, press, errorOf, errorList } = formPage(canvasElement, userEvent);
		await fill({ ...dealer, "ZIP code": "00000" });
		await press();
		await waitFor(() => expect(errorOf("ZIP code")).toBe("We do not know this ZIP code"));
		await waitFor(() => expect(errorList()).toHaveFocus());
	},
};

export const Empty: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { press, errorOf, errorList, summary } = formPage(canvasElement, userEvent);
		const said = collectAnnouncements(canvasElement);
		await press();
		await waitFor(() => expect(errorList()).toHaveFocus());
		for (const [label, message] of Object.entries(messages)) {
			await expect(errorOf(label)).toBe(message);
			await expect(summary()).toHaveTextContent(message);
			await expect(said().filter((text) => text.includes(message))).toHaveLength(1);
		}
		await expect(errorOf("Membership ID")).toBeNull();
		await expect(loaded.leads.keys).toEqual([]);
	},
};

const invalid = invalidIn(dealer, messages);

export const NameMissing: Story = invalid("Dealership name", " ");
export const AddressMissing: Story = invalid("Address", "");
export const CityMissing: Story = invalid("City", "");
export const StateMissing: Story = invalid("State", "");
export const ZipTooShort: Story = invalid("ZIP code", "3410");
export const PhoneTooShort: Story = invalid("Phone", "555-0142");
export const EmailWrong: Story = invalid("Email", "hello");

/** The form was submitted before hydration, and the server returns its errors and values. */
export const FromAServer: Story = {
	args: {
		action: "/add-dealership",
		defaultErrors: {
			name: { code: "duplicate-dealership", message: "It is there." },
			phone: { code: "invalid-format", message: "No number" },
		},
		defaultValues: { name: "Gulf Coast Carts", state: "Florida" },
	},
	play: async ({ canvasElement, userEvent }) => {
		const { errorOf, field, form } = formPage(canvasElement, userEvent);
		await expect(errorOf("Dealership name")).toBe("This dealership is in the network already");
		await expect(errorOf("Phone")).toBe(messages.Phone);
		await expect(field("State")).toHaveValue("Florida");
		await expect(form()).toHaveAttribute("action", "/add-dealership");
	},
};

export const Spanish: Story = {
	globals: { locale: "es" },
	parameters: { leads: { fieldErrors: { name: "It is listed already." } } },
	play: async ({ canvasElement, userEvent }) => {
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
	},
};
