import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { DealerLocator } from "../dealer-locator/index.js";
import { FinancingCalculator } from "../financing-calculator/index.js";
import { InquiryForm } from "../inquiry-form/index.js";
import { InventoryGrid } from "../inventory-grid/index.js";
import { inTests } from "../testing/in-tests.js";
import { HideSampleNotices } from "./sample-notice.js";

/** Every widget that shows data of the API says that it is sample data, where the API marks it. */
const meta = {
	title: "UI parts/Sample notice",
	parameters: { api: { isSample: true } },
	render: () => (
		<>
			<DealerLocator />
			<InventoryGrid headingLevel={2} limit={3} />
			<InquiryForm headingLevel={2} vehicle="d6-max-gt4" />
			<InquiryForm headingLevel={2} messages={{ title: "Ask about any vehicle" }} />
			<FinancingCalculator vehicle="d6-max-gt4" />
		</>
	),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const showsNotices: NonNullable<Story["play"]> = async ({ canvas }) => {
	await expect(await canvas.findByText("Sample data: fictional dealers.")).toBeVisible();
	await waitFor(() =>
		expect(canvas.getAllByText("Sample data: fictional vehicles and prices.")).toHaveLength(4),
	);
	await waitFor(() => expect(textsUnderNotices()).toEqual([]));
};

const showsSpanishNotices: NonNullable<Story["play"]> = async ({ canvas }) => {
	await expect(
		await canvas.findByText("Datos de muestra: concesionarios ficticios."),
	).toBeVisible();
	await waitFor(() =>
		expect(canvas.getAllByText("Datos de muestra: vehículos y precios ficticios.")).toHaveLength(4),
	);
	await waitFor(() => expect(textsUnderNotices()).toEqual([]));
};

const inNarrowColumn = () => <div style={{ width: 280 }}>{meta.render()}</div>;

export const English: Story = { play: inTests(showsNotices) };

export const NarrowSpanish: Story = {
	globals: { locale: "es" },
	render: inNarrowColumn,
	play: inTests(showsSpanishNotices),
};

const showsNoNotice: NonNullable<Story["play"]> = async ({ canvas }) => {
	await canvas.findAllByText("300 dealers");
	await canvas.findByText("Price of the D6 Max GT4");
	await expect(canvas.queryByText(/^Sample data/)).not.toBeInTheDocument();
};

/** A page with a notice of its own. */
export const SaidByThePage: Story = {
	render: () => (
		<HideSampleNotices>
			<DealerLocator />
			<FinancingCalculator vehicle="d6-max-gt4" />
		</HideSampleNotices>
	),
	play: inTests(showsNoNotice),
};

/** The other texts of a widget that its notice lies on. */
function textsUnderNotices(): string[] {
	return [...document.querySelectorAll(".nev-sample-notice")].flatMap((notice) => {
		const box = notice.getBoundingClientRect();
		const texts = document.createNodeIterator(
			notice.closest(".nev-root") as Element,
			NodeFilter.SHOW_TEXT,
			(text) => (notice.contains(text) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
		);
		const found: string[] = [];
		const range = document.createRange();
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			range.selectNodeContents(text);
			const liesUnder = [...range.getClientRects()].some(
				({ top, right, bottom, left }) =>
					top < box.bottom && bottom > box.top && left < box.right && right > box.left,
			);
			if (liesUnder) found.push(text.textContent ?? "");
		}
		return found;
	});
}
