import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { inTests } from "../../testing/in-tests.js";
import { expectNoSidewaysScrolling, phone } from "../../testing/story-page.js";
import { vehicleDetailMessages as messages } from "../messages.js";
import { SpecCards, type SpecCardsProps, VehicleSummary } from "../vehicle-detail.js";

/** The summary and the specifications, as on a vehicle's page. */
function VehicleDetail({ vehicle }: Pick<SpecCardsProps, "vehicle">) {
	return (
		<div className="nev-root">
			<VehicleSummary vehicle={vehicle} messages={messages} calculatorHref="#calculator" />
			<SpecCards vehicle={vehicle} messages={messages} />
		</div>
	);
}

const meta = {
	title: "Site parts/Vehicle detail",
	component: VehicleDetail,
	args: { vehicle: gt4 },
} satisfies Meta<typeof VehicleDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The values on a card, by label. */
function factsOf(root: HTMLElement, title: string): Record<string, string> {
	const heading = within(root).getByRole("heading", { level: 2, name: title });
	const card = heading.closest("section") as HTMLElement;
	const [terms, details] = ["term", "definition"].map((role) =>
		within(card)
			.getAllByRole(role)
			.map(({ textContent }) => textContent),
	) as [string[], string[]];
	return Object.fromEntries(terms.map((term, index) => [term, details[index] ?? ""]));
}

/** A vehicle with all specifications. */
export const Complete: Story = {
	play: inTests(async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("D6 Max GT4");
		await expect(canvas.getByRole("img", { name: "D6 Max GT4" })).toBeVisible();
		await expect(canvas.getByText("Four seats in two rows, with half doors.")).toBeVisible();
		await expect(canvas.getByText("$13,295")).toBeVisible();
		await expect(await canvas.findByRole("link", { name: "From $249.24 a month" })).toHaveAttribute(
			"href",
			"#calculator",
		);
		const features = within(canvas.getByRole("list", { name: "Features" }));
		await expect(features.getAllByRole("listitem")).toHaveLength(4);
		await expect(canvas.queryByText("Not available at the moment")).not.toBeInTheDocument();
		await expect(factsOf(canvasElement, "Performance")).toEqual({
			"Top speed": "20 mph",
			"Range per charge": "70 miles",
			Motor: "5 kW AC Motor",
			Battery: "51V 105Ah Lithium",
			Controller: "400A AC Controller",
		});
		await expect(factsOf(canvasElement, "Safety & Features")).toEqual({
			Passengers: "4",
			Seating: "Heated seats",
			Brakes: "Four-wheel disc brakes",
			Lights: "LED light bar",
			Length: "118 in",
		});
		await expect(factsOf(canvasElement, "Warranty & Service")).toEqual({
			Warranty: "4 years",
			Assembly: "Florida",
		});
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

export const Dark: Story = { ...Complete, globals: { colorScheme: "dark" } };
/** Its columns follow the window's width, so it is narrow only in a narrow window. */
export const Narrowest: Story = {
	...Complete,
	tags: ["!autodocs"],
	globals: { width: "280", ...phone },
};

export const ForcedColors: Story = {
	...Complete,
	tags: ["!autodocs"],
	parameters: { media: { forcedColors: "active" } },
};

/** Missing specifications have defaults. */
export const Defaults: Story = {
	args: { vehicle: { ...gt4, specifications: { power: { topSpeed: "19 mph" } } } },
	play: inTests(async ({ canvasElement }) => {
		await expect(factsOf(canvasElement, "Performance")).toEqual({
			"Top speed": "19 mph",
			"Range per charge": "70 miles",
			Motor: "6.3kW AC Motor",
			Battery: "48V Lithium",
			Controller: "Evolution AC Controller",
		});
		await expect(factsOf(canvasElement, "Safety & Features")).toEqual({
			Passengers: "2-4",
			Seating: "Premium seating",
			Brakes: "Hydraulic brakes",
			Lights: "LED headlights",
			Length: "N/A",
		});
		await expect(factsOf(canvasElement, "Warranty & Service")).toEqual({
			Warranty: "Limited warranty",
			Assembly: "USA",
		});
	}),
};

/** Without features there is no list, so screen readers announce none. */
export const NoFeatures: Story = {
	args: { vehicle: { ...gt4, features: [] } },
	play: inTests(async ({ canvas }) => {
		await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
	}),
};

export const LongWords: Story = {
	tags: ["regression"],
	args: {
		vehicle: {
			...gt4,
			name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkswagen",
			range: "Chargoggagoggmanchauggagoggchaubunagungamaugg",
		},
	},
	globals: { width: "280", ...phone },
	play: async ({ canvasElement }) => expectNoSidewaysScrolling(canvasElement),
};
