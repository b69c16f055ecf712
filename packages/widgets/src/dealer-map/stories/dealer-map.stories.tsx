import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import {
	namedPicture,
	overlaps,
	renderedMap,
	tabTo,
} from "../../dealer-locator/stories/locator-page.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { DealerMap } from "../dealer-map.js";

const meta = {
	title: "Widgets/Dealer map/States",
	component: DealerMap,
	parameters: { media: { reducedMotion: "reduce" }, docs: { story: { height: "540px" } } },
	args: { onSelectedChange: fn() },
} satisfies Meta<typeof DealerMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All dealerships, without a search or a list. */
export const Country: Story = {
	play: inTests(async ({ canvas, canvasElement }) => {
		const { showsMoreThan } = await renderedMap(canvasElement);
		await showsMoreThan(280);
		await expect(canvas.queryByRole("combobox")).toBeNull();
		await expect(canvas.queryByRole("article")).toBeNull();
	}),
};

/** A state and its dealerships. The map shows the whole state, however many dealerships it has. */
export const OneState: Story = {
	args: { state: "Texas" },
	play: inTests(async ({ canvas, canvasElement, loaded }) => {
		const { map, markers } = await renderedMap(canvasElement);
		await namedPicture(canvasElement, /Houston/);
		const ofTexas = loaded.api.dealerships.filter(
			({ state }: { state: string }) => state === "Texas",
		);
		await expect(ofTexas.length).toBeGreaterThan(20);
		const inView = () => markers().filter((marker) => overlaps(map, marker));
		await waitFor(() =>
			expect(inView().reduce((sum, { textContent }) => sum + Number(textContent || 1), 0)).toBe(
				ofTexas.filter(({ latitude }: { latitude: number | null }) => latitude !== null).length,
			),
		);
		// The country's other coasts are not in the picture.
		await expect(canvas.queryByRole("button", { name: "Hawaii" })).toBeNull();
	}),
};

/** The host page's own dealerships of a state, without an API: the outlines of the states. */
export const OwnDealerships: Story = {
	args: { state: "Florida" },
	render: (args, { loaded }) => <DealerMap {...args} dealerships={loaded.api.dealerships} />,
	play: inTests(async ({ canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		await waitFor(() => expect(map.querySelector(".nev-outline")).toBeInTheDocument());
	}),
};

/** Selected by keyboard: the dealership is shown below the map, and has the focus. */
const Selected: Story = {
	args: {
		...{ zip: "33164", radius: 50, headingLevel: 2 },
		onContact: fn((_, event) => event.preventDefault()),
	},
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		const { within } = await renderedMap(canvasElement);
		const marker = await within.findByRole("button", { name: "Palmetto Cart Works" });
		const stop = () => canvasElement.querySelector<HTMLElement>('.nev-marker[tabindex="0"]');
		await tabTo(stop());
		for (let step = 0; step < 50 && document.activeElement !== marker; step += 1) {
			await userEvent.keyboard("{ArrowRight}");
		}
		await userEvent.keyboard("{Enter}");
		const heading = await canvas.findByRole("heading", { level: 2, name: "Palmetto Cart Works" });
		await waitFor(() => expect(heading).toHaveFocus());
		canvas.getByRole("link", { name: /^Directions/ }).focus();
		await userEvent.keyboard("{Enter}");
		await expect(args.onContact).toHaveBeenCalledOnce();
		await expect(args.onContact).toHaveBeenCalledWith(
			{ kind: "directions", dealership: expect.objectContaining({ name: "Palmetto Cart Works" }) },
			expect.anything(),
		);
		await expect(args.onSelectedChange).toHaveBeenCalledWith(
			expect.objectContaining({ name: "Palmetto Cart Works" }),
		);
	},
};

/**
 * On the page of a dealership: its marker is selected and named, in its surroundings. The others are drawn
 * where they are in view, and one that is pressed is shown below the map, with its hours.
 */
export const OfOneDealership: Story = {
	render: (args, { loaded }) => {
		const { dealerships } = loaded.api;
		const [dealership] = dealerships;
		const hours = {
			timeZone: "America/New_York",
			week: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: "00:00", closes: "24:00" }],
			exceptions: [],
		};
		const naples = { latitude: 26.142, longitude: -81.7948, state: "Florida" };
		return (
			<DealerMap
				{...args}
				dealershipId={1}
				dealerships={[
					{ ...dealership, ...naples, id: 1, name: "Quiet Street Carts", openingHours: hours },
					{
						...dealership,
						...naples,
						id: 2,
						name: "Next Carts",
						latitude: 26.2,
						openingHours: hours,
					},
					{ ...dealership, ...naples, id: 3, name: "Far Carts", latitude: 28.2 },
				]}
			/>
		);
	},
	play: inTests(async ({ args, canvas, canvasElement, userEvent }) => {
		const { map, within } = await renderedMap(canvasElement);
		const own = await within.findByRole("button", { name: "Quiet Street Carts" });
		await expect(own).toHaveAttribute("aria-current", "true");
		await expect(within.getByText("Quiet Street Carts")).toBeVisible();
		const center = map.getBoundingClientRect();
		const { left, top } = own.getBoundingClientRect();
		await expect(Math.abs(left + 20 - (center.left + center.width / 2))).toBeLessThan(2);
		await expect(Math.abs(top + 20 - (center.top + center.height / 2))).toBeLessThan(2);
		await expect(within.queryByRole("button", { name: "Far Carts" })).toBeNull();
		await expect(canvas.queryByRole("article")).toBeNull();
		await expect(args.onSelectedChange).not.toHaveBeenCalled();
		await userEvent.click(await within.findByRole("button", { name: "Next Carts" }));
		const card = await canvas.findByRole("article", { name: "Next Carts" });
		await expect(await canvas.findByText("Open 24 hours")).toBeVisible();
		own.focus();
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(card).not.toBeInTheDocument());
	}),
};

/** A moved map offers no search of its area: there is no list that could show it. */
const MovedByKeyboard: Story = {
	args: { state: "Florida" },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map } = await renderedMap(canvasElement);
		map.focus();
		await userEvent.keyboard("{ArrowRight}");
		await namedPicture(canvasElement, /^The map shows/);
		await expect(canvas.queryByRole("button", { name: "Search this area" })).toBeNull();
	},
};

/**
 * A page's own marker covers no label, also where it reaches beyond its place, where the page shows the
 * map larger, and not after the map was labelled while it was hidden.
 */
const LabelsBesideOwnMarkers: Story = {
	args: {
		vectorTiles: "/api/map/tiles.json",
		renderMarker: () => (
			<svg
				style={{ position: "absolute", top: 0, left: 0, width: 300, height: 100 }}
				viewBox="0 0 3 1"
				aria-hidden="true"
			>
				<path d="M0 0h3v1z" />
			</svg>
		),
	},
	render: (args, { loaded }) => {
		const [dealership] = loaded.api.dealerships;
		const denver = { state: "Colorado", latitude: 39.7392, longitude: -104.9903 };
		return (
			<div style={{ transform: "scale(1.5)", transformOrigin: "0 0" }}>
				<DealerMap {...args} dealerships={[{ ...dealership, ...denver }]} />
			</div>
		);
	},
	play: async ({ canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		const besideMarker = /^The map shows (?!.*Aurora).*Golden/;
		const picture = await namedPicture(canvasElement, besideMarker);
		canvasElement.style.display = "none";
		map.querySelector(".leaflet-marker-pane")?.append(document.createElement("i"));
		await waitFor(() => expect(picture.ariaLabel).toContain("Aurora"));
		canvasElement.style.display = "";
		await namedPicture(canvasElement, besideMarker);
	},
};

/** The notice of sample data covers no label either: a long one lies on the north of Denver. */
const LabelsBesideTheNotice: Story = {
	args: {
		vectorTiles: "/api/map/tiles.json",
		messages: { sampleData: "These dealers are invented. ".repeat(20) },
	},
	render: (args, { loaded }) => {
		const [dealership] = loaded.api.dealerships;
		const sample = { state: "Colorado", latitude: 39.7392, longitude: -104.9903, isSample: true };
		return (
			<div style={{ width: 600 }}>
				<DealerMap {...args} dealerships={[{ ...dealership, ...sample }]} />
			</div>
		);
	},
	play: async ({ canvas, canvasElement }) => {
		await renderedMap(canvasElement);
		await expect(canvas.getByText(/^These dealers are invented/)).toBeVisible();
		await namedPicture(canvasElement, /^The map shows (?!.*Thornton).*Littleton/);
	},
};

/** In dark colours, and lower than by default. */
export const Dark: Story = {
	args: { state: "Colorado" },
	render: (args) => (
		<div style={{ colorScheme: "dark", ...({ "--nev-map-height": "300px" } as object) }}>
			<DealerMap {...args} />
		</div>
	),
	play: inTests(async ({ canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		await namedPicture(canvasElement, /Denver/);
		await expect(map.getBoundingClientRect().height).toBe(300);
	}),
};

/** By the visitor, who selects, and with labels beside the page's own markers. */
export const Moved: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		MovedByKeyboard,
		LabelsBesideOwnMarkers,
		LabelsBesideTheNotice,
		Selected,
	}),
};
