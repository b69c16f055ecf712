import type { Dealership } from "@nev/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { NevProvider } from "../../provider/index.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { gulfCarts } from "../../testing/sample-dealership.js";
import { DealerLocator } from "../dealer-locator.js";
import { locatorPage, savingData, tabTo, withMap } from "./locator-page.js";

/** The list of dealers, and what stands in its place. The map waits for a press, as for a visitor who saves data. */
const meta = {
	title: "Widgets/Dealer locator/States/List",
	component: DealerLocator,
	beforeEach: savingData,
	args: { onReady: fn(), onError: fn(), onSearchChange: fn(), onSelectedChange: fn() },
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before a search: the first ten of all dealerships, and how to see the nearest first. */
export const Everything: Story = {
	play: inTests(async ({ canvasElement, args }) => {
		const { waitForResults, names, card } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		await waitForResults("Search by ZIP code or city to see those nearest to you.");
		await expect(names()).toHaveLength(10);
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
		await expect(directions.getAttribute("href")).toContain(
			"destination=Montgomery%20EV%20Garage%2C%206674%20Franklin%20Street%2C%20Montgomery",
		);
	}),
};

/** Six skeleton cards and a status line. */
export const Loading: Story = {
	parameters: { api: { mode: "hangs" } },
	play: inTests(async ({ canvas, canvasElement, args }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("Loading dealers…");
		await expect(canvasElement.querySelectorAll(".nev-skeleton")).toHaveLength(6);
		await expect(names()).toEqual([]);
		await expect(canvas.queryByRole("alert", { name: /./ })).not.toBeInTheDocument();
		await expect(args.onReady).not.toHaveBeenCalled();
	}),
};

/** An API without dealerships. */
export const Empty: Story = {
	parameters: { api: { dealerships: [] } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("No dealerships found");
		await expect(names()).toEqual([]);
		await expect(canvas.getAllByText("No dealerships found").at(-1)).toBeVisible();
		await expect(canvas.queryByText(/Check the spelling/)).not.toBeInTheDocument();
	}),
};

/** The error is announced. Retrying loads again and moves the focus to the result line. */
export const Failing: Story = {
	parameters: { api: { mode: "fails" } },
	play: inTests(async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		const retry = await canvas.findByRole("button", { name: "Try again" });
		await expect(retry.closest('[role="alert"]')).toHaveTextContent(
			"The dealers could not be loaded",
		);
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);

		loaded.api.mode = "responds";
		await tabTo(retry);
		await userEvent.keyboard("{Enter}");
		await waitForResults("300 dealers");
		await expect(names()).toHaveLength(10);
		await expect(canvasElement.querySelector(".nev-result-line")).toHaveFocus();
	}),
};

/** "Show more" moves the focus to the first new card. */
const ShowMore: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		await expect(canvas.getByText("Showing 10 of 300")).toBeVisible();
		const more = canvas.getByRole("button", { name: "Show 24 more" });
		await tabTo(more);
		await userEvent.keyboard("{Enter}");

		await waitFor(() => expect(names()).toHaveLength(34));
		await expect(canvas.getByText("Showing 34 of 300")).toBeVisible();
		const newCards = canvas.getAllByRole("heading").slice(10);
		await expect(newCards[0]).toHaveFocus();
		await userEvent.tab();
		await expect(newCards[0]?.closest("article")).toContainElement(
			document.activeElement as HTMLElement,
		);
	},
};

/** If a further page fails, the cards stay and the focus is on the retry button. */
const ShowMoreFailing: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		await tabTo(canvas.getByRole("button", { name: "Show 24 more" }));
		loaded.api.mode = "fails";
		await userEvent.keyboard("{Enter}");
		const retry = await canvas.findByRole("button", { name: "Try again" });
		await expect(canvas.getByText(/The dealers could not be loaded/)).toHaveRole("alert");
		await expect(names()).toHaveLength(10);
		await expect(retry).toHaveFocus();

		loaded.api.mode = "responds";
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(names()).toHaveLength(34));
		await expect(canvas.getAllByRole("heading")[10]).toHaveFocus();
		await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument();
	},
};

/** A dealership without coordinates has no directions and no map button. */
export const WithoutCoordinates: Story = {
	args: { search: { q: "pruitt cart works" } },
	play: inTests(async ({ canvasElement }) => {
		const { waitForResults, card } = locatorPage(canvasElement);
		await waitForResults("1 dealer found");
		const dealer = within(card("Pruitt Cart Works"));
		await expect(dealer.getByRole("link", { name: "Call Pruitt Cart Works" })).toBeVisible();
		await expect(dealer.queryByRole("link", { name: /^Directions/ })).not.toBeInTheDocument();
		await expect(dealer.queryByRole("button")).not.toBeInTheDocument();
	}),
};

const dealerships: Dealership[] = [
	gulfCarts,
	{
		...gulfCarts,
		id: 2,
		name: "Peachtree Carts",
		city: "Atlanta",
		state: "Georgia",
		zipCode: "30303",
		latitude: 33.75,
		longitude: -84.39,
	},
];

/** Searches and maps the host page's own dealerships without an API. */
const OwnDealerships: Story = {
	...withMap,
	args: { dealerships },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { waitForResults, names, field, map, markers } = locatorPage(canvasElement);
		await waitForResults("2 dealers");
		await map();
		await waitFor(() => expect(markers()).toHaveLength(2));

		await userEvent.type(field(), "naples");
		await waitForResults("1 dealer within 50 mi of Naples, Florida");
		await userEvent.clear(field());
		await userEvent.type(field(), "30303");
		await waitForResults("1 dealer within 50 mi of 30303 Atlanta, Georgia");
		await expect(names()).toEqual(["Peachtree Carts"]);

		await userEvent.clear(field());
		await userEvent.type(field(), "99999");
		await expect(await canvas.findByText(/We couldn't find this ZIP code/)).toBeVisible();
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** A page that writes its list anew in each render has changed nothing: no handler runs in a circle. */
const DealershipsWrittenAnew: Story = {
	args: { onResultsChange: fn() },
	render: function Host(args) {
		const [total, setTotal] = useState(2);
		return (
			<>
				<p>Found: {total}</p>
				<DealerLocator
					{...args}
					dealerships={dealerships.map((dealership) => ({ ...dealership }))}
					onResultsChange={(results) => {
						args.onResultsChange?.(results);
						setTotal(results.total);
					}}
				/>
			</>
		);
	},
	play: async ({ canvas, canvasElement, args }) => {
		const { waitForResults, field } = locatorPage(canvasElement);
		await waitForResults("2 dealers");
		for (const name of ["naples", "atlanta"]) {
			fireEvent.input(field(), { target: { value: name } });
			await waitForResults("1 dealer within 50 mi of");
			await waitFor(() =>
				expect(canvas.getByRole("article")).toHaveTextContent(new RegExp(name, "i")),
			);
		}
		await expect(canvas.getByText("Found: 1")).toBeVisible();
		await expect(args.onResultsChange).toHaveBeenCalledTimes(2);
	},
};

/** The same of what a server has loaded: the list is not requested again. */
const SeedWrittenAnew: Story = {
	render: function Host(args) {
		const [total, setTotal] = useState(0);
		return (
			<NevProvider api="/api" seed={{}}>
				<p>Found: {total}</p>
				<DealerLocator {...args} onResultsChange={(results) => setTotal(results.total)} />
			</NevProvider>
		);
	},
	play: async ({ canvas, canvasElement, loaded }) => {
		const { waitForResults, field } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		fireEvent.input(field(), { target: { value: "naples" } });
		await waitForResults("2 dealers within 50 mi of Naples, Florida");
		await expect(await canvas.findByText("Found: 2")).toBeVisible();
		const lists = loaded.api.requests.filter((path: string) =>
			path.startsWith("dealerships/search"),
		);
		await expect(lists).toEqual([
			"dealerships/search?limit=10",
			"dealerships/search?q=naples&limit=24",
		]);
	},
};

/** More of the list, and the lists of the page. */
export const Lists: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		OwnDealerships,
		DealershipsWrittenAnew,
		SeedWrittenAnew,
		ShowMore,
		ShowMoreFailing,
	}),
};
