import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import { verifyFirst } from "../../host-page/load-lazily.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { DealerLocator } from "../dealer-locator.js";
import { loadAfterSearch } from "../load-after-search.js";
import { locatorPage, savingData, tabTo } from "./locator-page.js";

/** What the search finds, and what it says of what it did not find. The map waits for a press, as for a visitor who saves data. */
const meta = {
	title: "Widgets/Dealer locator/States/Search",
	component: DealerLocator,
	beforeEach: savingData,
	args: { onSearchChange: fn() },
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typing filters the list by name, city or state, in any case. */
const ByText: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { enter, field, waitForResults, names } = locatorPage(canvasElement);
		await enter(userEvent, "LAMBERT CART SERVICE");
		await waitForResults("1 dealer found");
		await expect(names()).toEqual(["Lambert Cart Service"]);
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({ q: "LAMBERT CART SERVICE" });

		await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
		await waitForResults("300 dealers");
		await expect(field()).toHaveValue("");
		await expect(field()).toHaveFocus();
	},
};

/** A text without matches shows a message and a button that clears the search. */
export const NothingFound: Story = {
	args: { defaultSearch: { q: "atlantis" } },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("No dealerships found");
		await expect(names()).toEqual([]);

		const all = canvas.getByRole("button", { name: "Show all dealers" });
		await tabTo(all);
		await userEvent.keyboard("{Enter}");
		await waitForResults("300 dealers");
		await expect(canvasElement.querySelector(".nev-result-line")).toHaveFocus();
	}),
};

/** A state's name or code lists its dealers. Those with the text elsewhere are offered. */
export const ByState: Story = {
	args: { defaultSearch: { q: "Virginia" } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("dealers in Virginia");
		await expect(
			await canvas.findByRole("button", { name: /^Show \d+ dealers with “Virginia” in/ }),
		).toBeVisible();
	}),
};

/** By its code and its name. Those with the text elsewhere are listed at a press. */
const StateTyped: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { enter, field, waitForResults } = locatorPage(canvasElement);
		await enter(userEvent, "tx");
		await waitForResults("37 dealers in Texas");
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({ q: "tx" });
		await userEvent.clear(field());
		await enter(userEvent, "Virginia");
		await waitForResults("dealers in Virginia");
		const others = await canvas.findByRole("button", {
			name: /^Show \d+ dealers with “Virginia” in their name, city or state$/,
		});
		const count = Number(/\d+/.exec(others.textContent ?? "")?.[0]);
		await tabTo(others);
		await userEvent.keyboard("{Enter}");
		await waitForResults(`${count} dealers found`);
		await expect(field()).toHaveValue('"Virginia"');
		await expect(canvasElement.querySelector(".nev-result-line")).toHaveFocus();
	},
};

/** A city that a dealership elsewhere is called by is searched for in names, and offered. */
export const CityOrName: Story = {
	args: { defaultSearch: { q: "Homestead" } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("2 dealers found");
		await expect(await canvas.findByRole("button", { name: "Homestead, Florida" })).toBeVisible();
	}),
};

/** What is offered is searched for at a press. */
const CityTyped: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { enter, field, waitForResults } = locatorPage(canvasElement);
		await enter(userEvent, "Homestead");
		await waitForResults("2 dealers found");
		await userEvent.click(await canvas.findByRole("button", { name: "Homestead, Florida" }));
		await waitForResults("dealers within 50 mi of Homestead, Florida");
		await expect(field()).toHaveValue("Homestead, Florida");
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({
			q: "Homestead, Florida",
			zip: expect.any(String),
			radius: 50,
		});
		await expect(canvas.queryByText("Did you mean:")).not.toBeInTheDocument();
	},
};

/** A ZIP code that the API does not know is near the next one that it does. Without dealers, none is nearest. */
const UnknownZipNearby: Story = {
	parameters: {
		api: {
			firstAnswers: {
				"dealerships/near": () =>
					Response.json({
						origin: { label: "75072, Texas", latitude: 33.2, longitude: -96.6, approximate: true },
						radiusMiles: 50,
						withinRadius: 0,
						dealerships: [],
					}),
			},
		},
	},
	args: { defaultSearch: { zip: "75072" } },
	play: async ({ canvas, canvasElement }) => {
		const { waitForResults, field } = locatorPage(canvasElement);
		await waitForResults("No dealerships found");
		await expect(canvas.getAllByText("No dealerships found").at(-1)).toBeVisible();
		await expect(canvas.queryByText(/These are the nearest/)).not.toBeInTheDocument();
		await expect(field()).toBeValid();
	},
};

/** A whole ZIP code searches by distance at once, nearest first. The radius can be changed. */
export const ByZip: Story = {
	name: "By ZIP code",
	args: { defaultSearch: { zip: "34104", radius: 50 } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("2 dealers within 50 mi of 34104 Naples, Florida");
		await expect(canvas.getByText("0 mi")).toBeVisible();
	}),
};

/** Typed, it searches at once, nearest first. The radius can be changed. */
const ZipTyped: Story = {
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { field, waitForResults, names, card } = locatorPage(canvasElement);
		await userEvent.type(field(), "3410");
		await expect(await canvas.findByRole("option", { name: /^34104/ })).toBeVisible();
		// A whole ZIP code starts a search. Suggestions would only cover its results.
		await userEvent.type(field(), "4");
		await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
		await waitForResults("2 dealers within 50 mi of 34104 Naples, Florida");
		await expect(names()).toEqual(["Lambert Cart Service", "Pruitt Cart Works"]);

		const nearest = within(card("Lambert Cart Service"));
		await expect(nearest.getByText("0 mi")).toBeVisible();
		await expect(nearest.getByText("0 miles away")).toBeInTheDocument();
		const withoutCoordinates = within(card("Pruitt Cart Works"));
		await expect(withoutCoordinates.getByText(/^about 14 mi$/)).toBeVisible();

		await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Within" }), "100 mi");
		await waitForResults("10 dealers within 100 mi of 34104 Naples, Florida");
		const miles = [...canvasElement.querySelectorAll(".nev-dealer-distance > [aria-hidden]")].map(
			({ textContent }) => Number.parseFloat(textContent?.replace("about ", "") ?? ""),
		);
		await expect(miles).toEqual(miles.toSorted((a, b) => a - b));
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({ zip: "34104", radius: 100 });
	},
};

/** If no dealership is within the radius, shows the five nearest and says so. */
export const NoneWithinTheRadius: Story = {
	args: { zip: "82601", radius: 25 },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("No dealer within 25 mi of 82601 Casper, Wyoming. These are the nearest:");
		await expect(names()).toHaveLength(5);
		await expect(canvas.queryByText("No dealerships found")).not.toBeInTheDocument();
		await expect(canvas.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
	}),
};

/** An unknown ZIP code shows an error at the field, and not the list of another search. */
export const UnknownZip: Story = {
	name: "Unknown ZIP code",
	args: { defaultSearch: { zip: "00000" } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { field, waitForResults } = locatorPage(canvasElement);
		await waitForResults("No dealerships found");
		await expect(field()).toBeInvalid();
		await expect(canvas.getByText(/We couldn't find this ZIP code/)).toBeVisible();
	}),
};

/** Typed, it is announced, and goes with the text. */
const UnknownZipTyped: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { enter, field, waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		const alerts = canvas.getAllByRole("alert");
		await enter(userEvent, "00000");
		await waitFor(() => expect(field()).toBeInvalid());
		await expect(field()).toHaveAccessibleDescription(/We couldn't find this ZIP code/);
		await expect(canvas.getByText(/We couldn't find this ZIP code/)).toHaveRole("alert");
		// A live region must be in the page before its text.
		await expect(alerts).toContain(canvas.getByText(/We couldn't find this ZIP code/));
		await waitForResults("No dealerships found");
		await expect(names()).toHaveLength(0);

		await userEvent.clear(field());
		await waitFor(() => expect(field()).toBeValid());
		await expect(field()).not.toHaveAccessibleDescription();
	},
};

/** The arrow keys and Enter choose a suggestion. The focus stays in the field. */
const SuggestionsByKeyboard: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { enter, field, waitForResults } = locatorPage(canvasElement);
		await enter(userEvent, "mia");
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
		await waitForResults("dealers within 50 mi of Miami, Florida");
		await expect(field()).toHaveValue("Miami, Florida");
		await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
		await expect(field()).toHaveFocus();
	},
};

/** Escape and leaving the field close the suggestions and keep the text. Down opens them again. */
const SuggestionsClosed: Story = {
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
		await userEvent.keyboard("{ArrowDown}");
		await canvas.findByRole("listbox");
		await userEvent.keyboard("{Escape}");

		await userEvent.type(field(), "l");
		await canvas.findByRole("listbox");
		await userEvent.tab();
		await waitFor(() => expect(canvas.queryByRole("listbox")).not.toBeInTheDocument());
	},
};

/** One announcement at a time: the places while their list is open, the dealerships otherwise. */
const OneAnnouncement: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, waitForResults } = locatorPage(canvasElement);
		const announced = () =>
			canvas
				.getAllByRole("status")
				.flatMap((region) => [...region.childNodes])
				.filter((node) => (node as Element).ariaHidden !== "true" && node.textContent)
				.map(({ textContent }) => textContent);
		await userEvent.type(field(), "mia");
		await canvas.findByRole("listbox");
		await waitForResults("dealers found");
		await expect(announced()).toEqual([expect.stringMatching(/^\d+ places?\. Use the arrow keys/)]);
		await userEvent.keyboard("{Escape}");
		await expect(announced()).toEqual([expect.stringMatching(/dealers found$/)]);
	},
};

/**
 * While an input method composes, as for Japanese, Chinese and Korean, its keys are its own and the text
 * is not searched. Browsers send these events; a test has no input method.
 */
const Composition: Story = {
	play: async ({ canvas, canvasElement, loaded, args }) => {
		const { field, waitForResults } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		const input = field() as HTMLInputElement;
		input.focus();
		fireEvent.compositionStart(input);
		// A whole ZIP code is searched at once, so nothing needs to be waited for.
		fireEvent.input(input, { target: { value: "34104" } });
		await expect(input).toHaveValue("34104");
		await expect(canvas.getByText("300 dealers")).toBeVisible();
		const isDefault = fireEvent.keyDown(input, { key: "Enter", keyCode: 229, isComposing: true });
		await expect(isDefault).toBe(false);
		await expect(args.onSearchChange).not.toHaveBeenCalled();

		fireEvent.compositionEnd(input);
		await waitForResults("2 dealers within 50 mi of 34104 Naples, Florida");
		await expect(args.onSearchChange).toHaveBeenCalledOnce();

		fireEvent.compositionStart(input);
		fireEvent.input(input, { target: { value: "マイアミ" } });
		fireEvent.compositionEnd(input);
		await waitForResults("No dealerships found");
		const placeRequests = () =>
			loaded.api.requests.filter((path: string) => path.startsWith("places"));
		await waitFor(() => expect(placeRequests()).toHaveLength(1));
	},
};

/** Clicking or tapping a suggestion keeps the focus in the field. */
const SuggestionsByPointer: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, waitForResults } = locatorPage(canvasElement);
		await userEvent.type(field(), "orlan");
		await userEvent.click(await canvas.findByRole("option", { name: "Orlando, Florida" }));
		await waitForResults("dealers within 50 mi of Orlando, Florida");
		await expect(field()).toHaveFocus();
	},
};

function mockLocation(
	respond: (success: PositionCallback, failure: PositionErrorCallback) => void,
) {
	return () => {
		const spy = spyOn(navigator.geolocation, "getCurrentPosition");
		spy.mockImplementation((success, failure) => respond(success, failure ?? (() => {})));
		return () => spy.mockRestore();
	};
}

/** Asks for the location only when the button is pressed. Sends it to the API rounded to 0.1 mile. */
const OwnLocation: Story = {
	beforeEach: mockLocation((success) =>
		success({ coords: { latitude: 25.761_681, longitude: -80.191_788 } } as GeolocationPosition),
	),
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await waitForResults("dealers within 50 mi of your location");
		await expect(loaded.api.requests.filter((path: string) => path.includes("near"))).toEqual([
			"dealerships/near?latitude=25.762&longitude=-80.192&radiusMiles=50&limit=24",
		]);
		await expect(args.onSearchChange).toHaveBeenLastCalledWith({
			near: { latitude: 25.762, longitude: -80.192, label: "your location" },
			radius: 50,
		});

		// The search can be cleared although the field is empty.
		await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
		await waitForResults("300 dealers");
		await expect(canvas.queryByRole("button", { name: "Clear the search" })).toBeNull();
	},
};

/** A denied location shows an error at the field until the visitor types, or clears the search. */
const LocationDenied: Story = {
	beforeEach: mockLocation((_, failure) => failure({ code: 1 } as GeolocationPositionError)),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, waitForResults } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await expect(await canvas.findByText(/Your location is not available/)).toBeVisible();
		await expect(field()).toBeValid();
		await userEvent.type(field(), "n");
		await expect(canvas.queryByText(/Your location is not available/)).not.toBeInTheDocument();

		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await expect(await canvas.findByText(/Your location is not available/)).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
		await expect(canvas.queryByText(/Your location is not available/)).not.toBeInTheDocument();
	},
};

/** A script of the page may dispatch a click on the document, such as to close its menus. */
const ClickOnDocument: Story = {
	play: async ({ canvasElement }) => {
		await locatorPage(canvasElement).waitForResults("300 dealers");
		const handleError = fn((event: Event) => event.preventDefault());
		window.addEventListener("error", handleError);
		document.dispatchEvent(new MouseEvent("click"));
		window.removeEventListener("error", handleError);
		await expect(handleError).not.toHaveBeenCalled();
	},
};

let locate: Parameters<Parameters<typeof mockLocation>[0]>;

/** A location that comes late, or is denied late, leaves what the visitor has begun to type. */
const LateLocation: Story = {
	beforeEach: mockLocation((...callbacks) => {
		locate = callbacks;
	}),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, waitForResults } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		const button = () => canvas.getByRole("button", { name: "Use my location" });
		const asked = (times: number) =>
			waitFor(() => expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledTimes(times));
		await userEvent.click(button());
		await asked(1);
		await fireEvent.input(field(), { target: { value: "naples" } });
		// Before the typed text is searched for.
		locate[0]({ coords: { latitude: 25.76, longitude: -80.19 } } as GeolocationPosition);
		await expect(field()).toHaveValue("naples");
		await waitForResults("2 dealers within 50 mi of Naples, Florida");

		await userEvent.click(button());
		await asked(2);
		await fireEvent.input(field(), { target: { value: "florida" } });
		locate[1]({ code: 1 } as GeolocationPositionError);
		await waitFor(() => expect(button()).toBeVisible());
		await expect(canvas.queryByText(/Your location is not available/)).not.toBeInTheDocument();
	},
};

/** "near me" is the location button's search, once it is submitted. */
const NearMe: Story = {
	beforeEach: mockLocation((success) =>
		success({ coords: { latitude: 25.76, longitude: -80.19 } } as GeolocationPosition),
	),
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { enter, field, waitForResults } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		await enter(userEvent, "golf carts near me");
		await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
		await userEvent.keyboard("{Enter}");
		await waitForResults("dealers within 50 mi of your location");
		await expect(field()).toHaveValue("");
		await expect(loaded.api.requests.join()).not.toContain("near+me");
	},
};

/** Presses the location button. Returns what ends the widget's own wait of ten seconds. */
async function endingWait(press: () => Promise<void>): Promise<() => void> {
	const wait = window.setTimeout;
	let timeUp = () => {};
	const spy = spyOn(window, "setTimeout").mockImplementation(((act: () => void, ms: number) => {
		if (ms === 10_000) timeUp = act;
		return wait(act, ms);
	}) as typeof setTimeout);
	await press();
	spy.mockRestore();
	return timeUp;
}

/** A question that the visitor leaves unanswered ends after ten seconds, and pressing again asks again. */
const LocationUnanswered: Story = {
	beforeEach: mockLocation((...callbacks) => {
		locate = callbacks;
	}),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		const press = () =>
			endingWait(() => userEvent.click(canvas.getByRole("button", { name: "Use my location" })));
		const firstTimeUp = await press();
		await waitFor(() => expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledOnce());
		firstTimeUp();
		await expect(await canvas.findByText(/Your location is not available/)).toBeVisible();
		const [late] = locate;
		const timeUp = await press();
		// While it is asking, another press does not.
		await userEvent.click(canvas.getByRole("button", { name: "Finding your location…" }));
		await expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledTimes(2);
		// The answer to the first question, after the second was asked.
		late({ coords: { latitude: 47.6, longitude: -122.3 } } as GeolocationPosition);
		await expect(canvas.getByRole("button", { name: "Finding your location…" })).toBeVisible();
		timeUp();
		await expect(await canvas.findByText(/Your location is not available/)).toBeVisible();
		// The visitor allows it all the same.
		locate[0]({ coords: { latitude: 25.76, longitude: -80.19 } } as GeolocationPosition);
		await waitForResults("dealers within 50 mi of your location");
		await expect(canvas.queryByText(/Your location is not available/)).not.toBeInTheDocument();
	},
};

/** Mocks a device that does not answer, and code that asks it and does not load until it may. */
function hangLocating(): () => void {
	const stopMocking = mockLocation(() => {})();
	const hanging = new Promise<void>((resolve) => {
		finishLoading = resolve;
	});
	verifyFirst(async (part) => {
		if (part === "after-search") await hanging;
	});
	return () => {
		finishLoading();
		verifyFirst(async () => {});
		stopMocking();
	};
}

let finishLoading: () => void;

async function asksNobodyWhenLoaded(): Promise<void> {
	finishLoading();
	await loadAfterSearch();
	await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
}

/** The wait ends also if the code that asks the device does not load in time. Then it does not ask. */
const LocationCodeHanging: Story = {
	beforeEach: hangLocating,
	play: async ({ canvas, canvasElement, userEvent }) => {
		await locatorPage(canvasElement).waitForResults("300 dealers");
		const timeUp = await endingWait(() =>
			userEvent.click(canvas.getByRole("button", { name: "Use my location" })),
		);
		await expect(canvas.getByRole("button", { name: "Finding your location…" })).toBeVisible();
		timeUp();
		await expect(await canvas.findByText(/Your location is not available/)).toBeVisible();
		await asksNobodyWhenLoaded();
	},
};

/** A widget that the page removes does not ask the device. */
const RemovedBeforeLocating: Story = {
	beforeEach: hangLocating,
	render: function Render(args) {
		const [isShown, setIsShown] = useState(true);
		return (
			<>
				<button type="button" onClick={() => setIsShown(false)}>
					Remove
				</button>
				{isShown && <DealerLocator {...args} />}
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await locatorPage(canvasElement).waitForResults("300 dealers");
		await userEvent.click(canvas.getByRole("button", { name: "Use my location" }));
		await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
		await asksNobodyWhenLoaded();
	},
};

/** A name that finds nobody: the nearest to the place before are offered. */
const NearestInstead: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { enter, field, names, waitForResults } = locatorPage(canvasElement);
		await enter(userEvent, "33164");
		await waitForResults("5 dealers within 50 mi of 33164 Miami, Florida");
		const [nearest] = names();
		await userEvent.clear(field());
		await enter(userEvent, "zzzz");
		await waitForResults("No dealerships found");
		const offers = await canvas.findByRole("group", {
			name: "The nearest to 33164 Miami, Florida:",
		});
		const buttons = within(offers).getAllByRole("button");
		await expect(buttons).toHaveLength(3);
		await expect(buttons[0]).toHaveTextContent(new RegExp(`^${nearest}, [\\d.]+ mi$`));

		await userEvent.click(buttons[0] as HTMLElement);
		await waitForResults("5 dealers within 50 mi of 33164 Miami, Florida");
		await expect(canvas.getByRole("article", { name: `${nearest}` })).toHaveAttribute(
			"aria-current",
			"true",
		);
		await expect(canvasElement.querySelector(".nev-result-line")).toHaveFocus();
	},
};

/** Names, states, cities, ZIP codes, and what is offered for them. */
export const Typed: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		ByText,
		StateTyped,
		CityTyped,
		ZipTyped,
		UnknownZipTyped,
		UnknownZipNearby,
		NearestInstead,
	}),
};

/** By keyboard and pointer, closed, and announced. */
export const Suggestions: Story = {
	tags: ["regression", "same-look"],
	play: playEach(meta, {
		SuggestionsByKeyboard,
		SuggestionsClosed,
		SuggestionsByPointer,
		OneAnnouncement,
		Composition,
		ClickOnDocument,
	}),
};

/** Allowed, denied, late, and unanswered. */
export const Location: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		OwnLocation,
		NearMe,
		LateLocation,
		LocationUnanswered,
		LocationCodeHanging,
		RemovedBeforeLocating,
		LocationDenied,
	}),
};
