import type { Dealership } from "@nev/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { DealerLocator } from "../dealer-locator.js";
import { asPage, locatorPage, tabTo } from "./locator-page.js";

const meta = {
	title: "DealerLocator/List",
	component: DealerLocator,
	parameters: asPage,
	args: { onReady: fn(), onError: fn(), onSearchChange: fn(), onDealerSelect: fn() },
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

const hostError = new Error("the host's");

function hostThrows(): never {
	throw hostError;
}

/** What the host throws would be an error of the whole page, and of the story. */
function catchHostErrors() {
	const { queueMicrotask } = globalThis;
	const spy = spyOn(globalThis, "queueMicrotask");
	spy.mockImplementation((task) =>
		queueMicrotask(() => {
			try {
				task();
			} catch (error) {
				if (error !== hostError) throw error;
			}
		}),
	);
	return () => spy.mockRestore();
}

/** Every dealership, a page of 24 at a time, each with every way to reach it. */
export const Everything: Story = {
	play: async ({ canvasElement, args }) => {
		const { found, names, card } = locatorPage(canvasElement);
		await found("300 dealerships");
		await expect(names()).toHaveLength(24);
		await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());

		const first = within(card("Montgomery EV Garage"));
		await expect(first.getByText("AL")).toBeVisible();
		await expect(first.getByText(/6674 Franklin Street/)).toHaveTextContent(
			"6674 Franklin StreetMontgomery, Alabama 36130",
		);
		await expect(first.getByRole("link", { name: "(334) 555-0106" })).toHaveAttribute(
			"href",
			"tel:+13345550106",
		);
		await expect(first.getByRole("link", { name: /@/ })).toHaveAttribute(
			"href",
			"mailto:hello@montgomery-ev-garage.example.com",
		);
		await expect(first.getByRole("link", { name: "Call Montgomery EV Garage" })).toHaveAttribute(
			"href",
			"tel:+13345550106",
		);
		const directions = first.getByRole("link", {
			name: "Directions to Montgomery EV Garage, opens in a new tab",
		});
		await expect(directions).toHaveAttribute("target", "_blank");
		await expect(directions.getAttribute("href")).toContain("32.23655,-86.20065");
	},
};

/** Six grey cards, and a line that says what is going on. */
export const Loading: Story = {
	parameters: { api: { mode: "hangs" } },
	play: async ({ canvas, canvasElement, args }) => {
		const { found, names } = locatorPage(canvasElement);
		await found("Loading dealerships…");
		await expect(canvasElement.querySelectorAll(".nev-skeleton")).toHaveLength(6);
		await expect(names()).toEqual([]);
		await expect(canvas.queryByRole("alert", { name: /./ })).not.toBeInTheDocument();
		await expect(args.onReady).not.toHaveBeenCalled();
	},
};

/** A network without a single dealership. */
export const Empty: Story = {
	parameters: { api: { dealerships: [] } },
	play: async ({ canvas, canvasElement }) => {
		const { found, names } = locatorPage(canvasElement);
		await found("No dealerships found");
		await expect(names()).toEqual([]);
		await expect(canvas.getAllByText("No dealerships found").at(-1)).toBeVisible();
		await expect(canvas.queryByText(/Check the spelling/)).not.toBeInTheDocument();
	},
};

/** Without a single dealership none is the nearest either. */
export const EmptyAroundAPlace: Story = {
	args: { dealerships: [], search: {} },
	beforeEach: () => {
		const spy = spyOn(navigator.geolocation, "getCurrentPosition");
		spy.mockImplementation((success) =>
			success({ coords: { latitude: 25.762, longitude: -80.192 } } as GeolocationPosition),
		);
		return () => spy.mockRestore();
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { found } = locatorPage(canvasElement);
		await found("No dealerships found");
		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await expect(await canvas.findByRole("combobox", { name: "Within" })).toBeVisible();
		await found("No dealerships found");
		await expect(canvas.getAllByText("No dealerships found").at(-1)).toBeVisible();
		await expect(canvas.queryByText(/These are the nearest/)).not.toBeInTheDocument();
	},
};

/** What went wrong is read out; a press on the retry loads once more and keeps the focus. */
export const Failing: Story = {
	parameters: { api: { mode: "fails" } },
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { found, names } = locatorPage(canvasElement);
		const retry = await canvas.findByRole("button", { name: "Try again" });
		await expect(retry.closest('[role="alert"]')).toHaveTextContent(
			"The dealerships could not be loaded",
		);
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);

		loaded.api.mode = "responds";
		await tabTo(userEvent, retry);
		await userEvent.keyboard("{Enter}");
		await found("300 dealerships");
		await expect(names()).toHaveLength(24);
		await expect(canvasElement.querySelector(".nev-result-line")).toHaveFocus();
	},
};

/** After a press on "Show more" the next stop is the first card that is new. */
export const ShowMore: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { found, names } = locatorPage(canvasElement);
		await found("300 dealerships");
		await expect(canvas.getByText("Showing 24 of 300")).toBeVisible();
		const more = canvas.getByRole("button", { name: "Show 24 more" });
		await tabTo(userEvent, more, { shift: true });
		await userEvent.keyboard("{Enter}");

		await waitFor(() => expect(names()).toHaveLength(48));
		await expect(canvas.getByText("Showing 48 of 300")).toBeVisible();
		const newCards = canvas.getAllByRole("heading").slice(24);
		await expect(newCards[0]).toHaveFocus();
		await userEvent.tab();
		await expect(newCards[0]?.closest("article")).toContainElement(
			document.activeElement as HTMLElement,
		);
	},
};

/** Where a further page fails, the cards stay, and so does the focus: on the retry. */
export const ShowMoreFailing: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { found, names } = locatorPage(canvasElement);
		await found("300 dealerships");
		await tabTo(userEvent, canvas.getByRole("button", { name: "Show 24 more" }), { shift: true });
		loaded.api.mode = "fails";
		await userEvent.keyboard("{Enter}");
		const retry = await canvas.findByRole("button", { name: "Try again" });
		await expect(canvas.getByText(/The dealerships could not be loaded/)).toHaveRole("alert");
		await expect(names()).toHaveLength(24);
		await expect(retry).toHaveFocus();

		loaded.api.mode = "responds";
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(names()).toHaveLength(48));
		await expect(canvas.getAllByRole("heading")[24]).toHaveFocus();
		await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument();
	},
};

/** Another search takes the focus nowhere, whatever became of the further page. */
export const ShowMoreThenSearch: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { found, names, field } = locatorPage(canvasElement);
		await found("300 dealerships");
		loaded.api.mode = "fails";
		await userEvent.click(canvas.getByRole("button", { name: "Show 24 more" }));
		await canvas.findByRole("button", { name: "Try again" });
		loaded.api.mode = "responds";
		await userEvent.type(field(), "georgia");
		await found("11 dealerships found");
		await expect(names()).toHaveLength(11);
		await expect(field()).toHaveFocus();

		await userEvent.clear(field());
		await userEvent.type(field(), "00000");
		await waitFor(() => expect(field()).toBeInvalid());
		await expect(canvas.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
	},
};

/** What a host's handler throws is the page's own error, and stops nothing here. */
export const HostThrows: Story = {
	args: {
		onReady: fn(hostThrows),
		onSearchChange: fn(hostThrows),
		onDealerSelect: fn(hostThrows),
	},
	beforeEach: catchHostErrors,
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { found, names, field, card } = locatorPage(canvasElement);
		await found("300 dealerships");
		await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
		await userEvent.type(field(), "naples");
		await found("1 dealership found");
		await expect(names()).toHaveLength(1);
		const name = "Show Lambert Cart Service on the map";
		await userEvent.click(within(card("Lambert Cart Service")).getByRole("button", { name }));
		await expect(args.onDealerSelect).toHaveBeenCalledOnce();
		await expect(canvasElement.querySelector(".nev-locator-body")).toHaveAttribute(
			"data-view",
			"map",
		);
		await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument();
	},
};

/** Directions and the map need coordinates; a dealership without them has neither button. */
export const WithoutCoordinates: Story = {
	args: { search: { q: "pruitt cart works" } },
	play: async ({ canvasElement }) => {
		const { found, card } = locatorPage(canvasElement);
		await found("1 dealership found");
		const only = within(card("Pruitt Cart Works"));
		await expect(only.getByRole("link", { name: "Call Pruitt Cart Works" })).toBeVisible();
		await expect(only.queryByRole("link", { name: /^Directions/ })).not.toBeInTheDocument();
		await expect(only.queryByRole("button")).not.toBeInTheDocument();
	},
};

/** Only the dealerships of one state. */
export const OneState: Story = {
	args: { state: "Florida" },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { found, names, field } = locatorPage(canvasElement);
		await found("31 dealerships");
		await expect(names()).toHaveLength(24);
		await expect(canvas.getAllByText("FL")).toHaveLength(24);
		await userEvent.type(field(), "atlanta");
		await found("No dealerships found");

		await userEvent.clear(field());
		await userEvent.type(field(), "82601");
		await found("No dealership within 50 mi of 82601 Casper, Wyoming. These are the nearest:");
		await expect(names()).toHaveLength(5);
		await expect(canvas.getAllByText("FL")).toHaveLength(5);
	},
};

const own: Dealership[] = [
	{
		id: 1,
		name: "Gulf Coast Carts",
		address: "1420 Bayshore Dr",
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0142",
		email: "hello@gulf-coast-carts.example.com",
		latitude: 26.13,
		longitude: -81.77,
	},
	{
		id: 2,
		name: "Peachtree Carts",
		address: "12 Peachtree Street",
		city: "Atlanta",
		state: "Georgia",
		zipCode: "30303",
		phone: "(404) 555-0117",
		email: "hello@peachtree-carts.example.com",
		latitude: 33.75,
		longitude: -84.39,
	},
];

/** The host's own dealerships are searched, measured and drawn without asking any API. */
export const OwnDealerships: Story = {
	args: { dealerships: own },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { found, names, field, map, markers } = locatorPage(canvasElement);
		await found("2 dealerships");
		await map();
		await waitFor(() => expect(markers()).toHaveLength(2));

		await userEvent.type(field(), "naples");
		await found("1 dealership found");
		await userEvent.clear(field());
		await userEvent.type(field(), "30303");
		await found("1 dealership within 50 mi of 30303 Atlanta, Georgia");
		await expect(names()).toEqual(["Peachtree Carts"]);

		await userEvent.clear(field());
		await userEvent.type(field(), "99999");
		await expect(await canvas.findByText(/We do not know this ZIP code/)).toBeVisible();
		await expect(loaded.api.requests).toEqual([]);
	},
};
