import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { DealerLocator } from "../dealer-locator.js";
import type { LocatorSearch } from "../locator-search.js";
import { asPage, locatorPage, tabTo } from "./locator-page.js";

const meta = {
	title: "DealerLocator/Search",
	component: DealerLocator,
	parameters: asPage,
	args: { onSearchChange: fn() },
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The list follows what is typed: part of a name, a city or a state, in any case. */
export const ByText: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { field, found, names } = locatorPage(canvasElement);
		await userEvent.type(field(), "NAPLES");
		await found("1 dealership found");
		await expect(names()).toEqual(["Lambert Cart Service"]);
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({ q: "NAPLES" });

		await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
		await found("300 dealerships");
		await expect(field()).toHaveValue("");
		await expect(field()).toHaveFocus();
	},
};

/** A text that nothing matches ends in words and a way out, which keeps the focus. */
export const NothingFound: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, found, names } = locatorPage(canvasElement);
		await userEvent.type(field(), "atlantis{Enter}");
		await found("No dealerships found");
		await expect(names()).toEqual([]);

		const all = canvas.getByRole("button", { name: "Show all dealerships" });
		await tabTo(userEvent, all);
		await userEvent.keyboard("{Enter}");
		await found("300 dealerships");
		await expect(canvasElement.querySelector(".nev-result-line")).toHaveFocus();
	},
};

/** A whole ZIP code searches by distance at once, nearest first, within a radius to choose. */
export const ByZip: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { field, found, names, card } = locatorPage(canvasElement);
		await userEvent.type(field(), "3410");
		await expect(await canvas.findByRole("option", { name: /^34104/ })).toBeVisible();
		// A whole ZIP code needs no suggestions; they would only cover what was found.
		await userEvent.type(field(), "4");
		await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
		await found("2 dealerships within 50 mi of 34104 Naples, Florida");
		await expect(names()).toEqual(["Lambert Cart Service", "Pruitt Cart Works"]);

		const nearest = within(card("Lambert Cart Service"));
		await expect(nearest.getByText("0 mi")).toBeVisible();
		await expect(nearest.getByText("0 miles away")).toBeInTheDocument();
		const withoutCoordinates = within(card("Pruitt Cart Works"));
		await expect(withoutCoordinates.getByText(/^about 14 mi$/)).toBeVisible();

		await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Within" }), "100 mi");
		await found("10 dealerships within 100 mi of 34104 Naples, Florida");
		const miles = [...canvasElement.querySelectorAll(".nev-dealer-distance > [aria-hidden]")].map(
			({ textContent }) => Number.parseFloat(textContent?.replace("about ", "") ?? ""),
		);
		await expect(miles).toEqual(miles.toSorted((a, b) => a - b));
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({ zip: "34104", radius: 100 });
	},
};

/** Where none lies within the radius, the five nearest are shown, and a sentence says so. */
export const NoneWithinTheRadius: Story = {
	args: { zip: "82601", radius: 25 },
	play: async ({ canvas, canvasElement }) => {
		const { found, names } = locatorPage(canvasElement);
		await found("No dealership within 25 mi of 82601 Casper, Wyoming. These are the nearest:");
		await expect(names()).toHaveLength(5);
		await expect(canvas.queryByText("No dealerships found")).not.toBeInTheDocument();
		await expect(canvas.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
	},
};

/** An unknown ZIP code is told at the field; the list stays as it was. */
export const UnknownZip: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, found, names } = locatorPage(canvasElement);
		await found("300 dealerships");
		const alerts = canvas.getAllByRole("alert");
		await userEvent.type(field(), "00000");
		await waitFor(() => expect(field()).toBeInvalid());
		await expect(field()).toHaveAccessibleDescription(/We do not know this ZIP code/);
		await expect(canvas.getByText(/We do not know this ZIP code/)).toHaveRole("alert");
		// What is read out stood in the page before there was anything to read.
		await expect(alerts).toContain(canvas.getByText(/We do not know this ZIP code/));
		await expect(names()).toHaveLength(24);

		await userEvent.clear(field());
		await waitFor(() => expect(field()).toBeValid());
		await expect(field()).not.toHaveAccessibleDescription();
	},
};

/** Suggestions are chosen by the arrow keys and Enter; the focus stays in the field. */
export const SuggestionsByKeyboard: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, found } = locatorPage(canvasElement);
		await userEvent.type(field(), "mia");
		const list = await canvas.findByRole("listbox", { name: "Places" });
		await expect(field()).toHaveAttribute("aria-expanded", "true");
		await expect(field()).toHaveAttribute("aria-controls", list.id);
		await expect(canvas.getByText(/place. Use the arrow keys/)).toBeInTheDocument();
		await expect(field()).not.toHaveAttribute("aria-activedescendant");

		await userEvent.keyboard("{ArrowDown}");
		const option = within(list).getByRole("option", { selected: true });
		await expect(option).toHaveTextContent("Miami, Florida");
		await expect(field()).toHaveAttribute("aria-activedescendant", option.id);
		await expect(field()).toHaveFocus();

		await userEvent.keyboard("{Enter}");
		await found("dealerships within 50 mi of Miami, Florida");
		await expect(field()).toHaveValue("Miami, Florida");
		await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
		await expect(field()).toHaveFocus();
	},
};

/** Escape closes the suggestions and leaves what was typed, and so does leaving the field. */
export const SuggestionsClosed: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field } = locatorPage(canvasElement);
		await userEvent.type(field(), "or");
		await canvas.findByRole("listbox");
		await userEvent.keyboard("{ArrowUp}");
		await expect(canvas.getAllByRole("option").at(-1)).toHaveAttribute("aria-selected", "true");
		await userEvent.keyboard("{Escape}");
		await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
		await expect(field()).toHaveValue("or");
		await expect(field()).toHaveAttribute("aria-expanded", "false");

		await userEvent.type(field(), "l");
		await canvas.findByRole("listbox");
		await userEvent.tab();
		await waitFor(() => expect(canvas.queryByRole("listbox")).not.toBeInTheDocument());
	},
};

/** A suggestion is pressed with a finger or a mouse, and the field keeps the focus. */
export const SuggestionsByPointer: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, found } = locatorPage(canvasElement);
		await userEvent.type(field(), "orlan");
		await userEvent.click(await canvas.findByRole("option", { name: "Orlando, Florida" }));
		await found("dealerships within 50 mi of Orlando, Florida");
		await expect(field()).toHaveFocus();
	},
};

function locate(answer: (success: PositionCallback, failure: PositionErrorCallback) => void) {
	return () => {
		const spy = spyOn(navigator.geolocation, "getCurrentPosition");
		spy.mockImplementation((success, failure) => answer(success, failure ?? (() => {})));
		return () => spy.mockRestore();
	};
}

/** A radius that the host changes counts at once around the visitor's own place, which stays. */
export const RadiusChangedByTheHost: Story = {
	beforeEach: locate((success) =>
		success({ coords: { latitude: 25.761_681, longitude: -80.191_788 } } as GeolocationPosition),
	),
	render: function Host(args) {
		const [radius, setRadius] = useState(50);
		return (
			<>
				<button type="button" onClick={() => setRadius(100)}>
					Set 100 miles
				</button>
				<DealerLocator {...args} radius={radius} />
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { found } = locatorPage(canvasElement);
		await found("300 dealerships");
		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await found("dealerships within 50 mi of your location");
		await userEvent.click(canvas.getByRole("button", { name: "Set 100 miles" }));
		await found("dealerships within 100 mi of your location");
	},
};

/** The device's place is asked for on a press only, and told to the API to a tenth of a mile. */
export const OwnLocation: Story = {
	beforeEach: locate((success) =>
		success({ coords: { latitude: 25.761_681, longitude: -80.191_788 } } as GeolocationPosition),
	),
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { found, drawnMoreThan } = locatorPage(canvasElement);
		await found("300 dealerships");
		await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await found("dealerships within 50 mi of your location");
		await expect(loaded.api.requests.filter((path: string) => path.includes("near"))).toEqual([
			"dealerships/near?latitude=25.762&longitude=-80.192&radiusMiles=50&limit=24",
		]);
		// Where a visitor is belongs into no address.
		await expect(args.onSearchChange).not.toHaveBeenCalled();

		// The field is empty, and there is a way back all the same.
		await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
		await found("300 dealerships");
		await expect(canvas.queryByRole("button", { name: "Clear the search" })).toBeNull();
		await drawnMoreThan(280);
	},
};

/** A refused location is told at the field, until the visitor goes on another way. */
export const LocationRefused: Story = {
	beforeEach: locate((_, failure) => failure({ code: 1 } as GeolocationPositionError)),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, found } = locatorPage(canvasElement);
		await found("300 dealerships");
		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await expect(await canvas.findByText(/Your location is not available/)).toBeVisible();
		await expect(field()).toBeValid();
		await userEvent.type(field(), "n");
		await expect(canvas.queryByText(/Your location is not available/)).not.toBeInTheDocument();
	},
};

/** A host that keeps the search itself, and hands an older state of it back while more is typed. */
export const HandedBackLate: Story = {
	render: function Host(args) {
		const [heard, setHeard] = useState<LocatorSearch[]>([{}]);
		const [handed, setHanded] = useState(0);
		return (
			<>
				<button type="button" onClick={() => setHanded(1)}>
					Hand back the first
				</button>
				<button type="button" onClick={() => setHanded(heard.length - 1)}>
					Hand back the last
				</button>
				<button type="button" onClick={() => setHanded(0)}>
					Hand back nothing
				</button>
				<DealerLocator
					{...args}
					search={heard[handed]}
					onSearchChange={(search) => {
						args.onSearchChange?.(search);
						setHeard((before) => [...before, search]);
					}}
				/>
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { field, found, drawnMoreThan } = locatorPage(canvasElement);
		const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
		await found("300 dealerships");
		await userEvent.type(field(), "flor");
		await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ q: "flor" }));
		await userEvent.type(field(), "ida");
		await found("31 dealerships found");
		await waitFor(() => expect(args.onSearchChange).toHaveBeenCalledTimes(2));
		await press("Hand back the first");
		await expect(field()).toHaveValue("florida");
		await press("Hand back the last");
		await expect(field()).toHaveValue("florida");
		await press("Hand back nothing");
		await found("300 dealerships");
		await expect(field()).toHaveValue("");
		await expect(args.onSearchChange).toHaveBeenCalledTimes(2);
		await drawnMoreThan(280);
	},
};

/** A host that writes a ZIP code without its radius does not undo what the visitor has typed since. */
export const RadiusLeftOut: Story = {
	render: function Host(args) {
		const [search, setSearch] = useState<LocatorSearch>({});
		return (
			<DealerLocator
				{...args}
				search={search}
				onSearchChange={(next) => {
					args.onSearchChange?.(next);
					setSearch({ q: next.q, zip: next.zip, dealer: next.dealer });
				}}
			/>
		);
	},
	play: async ({ canvasElement, userEvent, args }) => {
		const { field, found } = locatorPage(canvasElement);
		await userEvent.type(field(), "34104-1234");
		await found("2 dealerships within 50 mi of 34104 Naples, Florida");
		await expect(field()).toHaveValue("34104-1234");
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({ zip: "34104", radius: 50 });
	},
};
