import type { Meta, StoryObj } from "@storybook/react-vite";
import { DealerLocator } from "../dealer-locator.js";
import { asPage, locatorPage, namedPicture } from "./locator-page.js";

/** Each place at the zoom of a search, in the page's colour scheme. */
const meta = {
	title: "DealerLocator/Places",
	tags: ["same-look"],
	component: DealerLocator,
	parameters: asPage,
	play: async ({ canvasElement }) => {
		await locatorPage(canvasElement).map();
		// Three names at least.
		await namedPicture(canvasElement, /^The map shows [^,]+, [^,]+, /);
	},
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

const dark = { colorScheme: "dark" };

export const Country: Story = {};
export const CountryInTheDark: Story = { globals: dark };
export const LosAngeles: Story = { args: { search: { q: "Los Angeles" } } };
export const LosAngelesInTheDark: Story = { ...LosAngeles, globals: dark };
export const NewYork: Story = { args: { search: { q: "New York, New York" } } };
export const NewYorkInTheDark: Story = { ...NewYork, globals: dark };
export const Chicago: Story = { args: { search: { q: "Chicago" } } };
export const ChicagoInTheDark: Story = { ...Chicago, globals: dark };
export const Miami: Story = { args: { zip: "33164", radius: 25 } };
export const MiamiInTheDark: Story = { ...Miami, globals: dark };
export const Kansas: Story = { args: { state: "Kansas" } };
export const KansasInTheDark: Story = { ...Kansas, globals: dark };
export const Alaska: Story = { args: { state: "Alaska" } };
export const AlaskaInTheDark: Story = { ...Alaska, globals: dark };
export const Hawaii: Story = { args: { state: "Hawaii" } };
export const HawaiiInTheDark: Story = { ...Hawaii, globals: dark };
export const Texas: Story = { args: { state: "Texas" } };
export const TexasInTheDark: Story = { ...Texas, globals: dark };
export const Maine: Story = { args: { state: "Maine" } };
export const MaineInTheDark: Story = { ...Maine, globals: dark };
