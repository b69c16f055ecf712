import type { FinancingRate } from "@nev/contract";
import type { CompanyRatesEdit, DeskCompany, ReadRates } from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";

const union: FinancingRate = {
	...{ lender: "Desert Schools Credit Union", minCreditScore: 660, maxCreditScore: 719 },
	...{ term: 60, apr: 6.74 },
};

const rates: readonly FinancingRate[] = [
	{ ...union, minCreditScore: 720, maxCreditScore: 850, apr: 5.49 },
	union,
	{ ...union, minCreditScore: 700, maxCreditScore: 739, apr: 6.24 },
	{
		...{ lender: "Bay Bank of the Greater Southwest", minCreditScore: 720, maxCreditScore: 850 },
		...{ term: 60, apr: 0, endsOn: "2027-01-31" },
		conditions: "New vehicles of the D6 series, with 10% down and automatic payments.",
	},
	{
		...{ lender: "Bay Bank of the Greater Southwest", minCreditScore: 660, maxCreditScore: 850 },
		...{ term: 48, apr: 4.99, balloonPercent: 40, endsOn: "2026-10-31" },
	},
];

const texts = {
	...{ name: "NEV Dealer Network", email: "info@nev-dealers.example.com", mailboxes: "" },
	...{ phone: "(555) 555-0100", tollFreePhone: "(800) 555-0100" },
	...{ officeWeekdays: "8AM-6PM", officeSaturday: "9AM-4PM", officeSunday: "closed" },
	...{ supportWeekdays: "8AM-8PM", supportTimeZone: "EST", supportEmailHours: "24" },
	...{ staffHeadcount: "45", staffTrainingHours: "40" },
};

const company: DeskCompany = {
	...{ version: "1", values: texts, defaults: texts, rates, today: "2026-11-24" },
};

const read: ReadRates = {
	rates: [union],
	refused: 0,
	notes: ['The column "Branch" is not read.'],
};

const partlyRead: ReadRates = {
	rates: [union],
	refused: 1,
	notes: ['Row 3, Bay Bank: FICO "good": Enter credit scores such as 720-850, 660+ or below 600'],
};

/** The API of the desk, which keeps what is saved until the story ends. */
function apiOf(first: DeskCompany) {
	let current = first;
	return [
		http.get("/api/company", () => HttpResponse.json(current)),
		http.get("/api/company/history", () => HttpResponse.json({ items: [], hasOlder: false })),
		http.get("/api/session", () => HttpResponse.json(operator)),
		http.get("/api/attention", () =>
			HttpResponse.json({ corrections: { n: 0, isExact: true }, mailServerRefusal: null }),
		),
		http.post("/api/company/rates/file", () => HttpResponse.json(read)),
		http.put<never, CompanyRatesEdit>("/api/company/rates", async ({ request }) => {
			const edit = await request.json();
			if (edit.version !== current.version) {
				return HttpResponse.json({ error: "Changed meanwhile.", current }, { status: 409 });
			}
			current = { ...current, version: `${Number(current.version) + 1}`, rates: edit.rates };
			return HttpResponse.json({ saved: current, change: 5 });
		}),
	];
}

interface Args {
	/** What is saved when the page is opened. */
	readonly saved: DeskCompany;
}

const meta = {
	title: "Desk/Rates",
	args: { saved: company },
	argTypes: { saved: { control: false } },
	render: () => <DeskAt path="/company" />,
	tags: ["!autodocs"],
	loaders: [
		({ msw, args }) => {
			msw.use(...apiOf(args.saved));
			return {};
		},
	],
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<typeof meta>;

const rowsOf = (section: HTMLElement) =>
	within(section)
		.queryAllByRole("row")
		.slice(1)
		.map((row) => row.textContent);

async function open(canvasElement: HTMLElement) {
	const section = await within(canvasElement).findByRole("region", { name: "Rates of lenders" });
	return within(section);
}

const press = async (canvas: ReturnType<typeof within>, name: string | RegExp) =>
	userEvent.click(await canvas.findByRole("button", { name }));

/** One that has ended, one that overlaps, a promotion and a balloon, and what visitors see of them. */
export const Rates: Story = {
	play: async ({ canvasElement }) => {
		const section = await open(canvasElement);
		await section.findByText("Overlaps 720 to 850");
		await section.findByText("Ended");
		await section.findByText("0% APR loan from Bay Bank of the Greater Southwest");
		await section.findByText("No loan: no rate is for this score and term.");
	},
};

/** Each rate is a card, and is still a row for a screen reader. */
export const RatesOnPhoneInTheDark: Story = {
	name: "Rates on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		const section = await open(canvasElement);
		await expect(section.getAllByRole("row")).toHaveLength(6);
		const region = within(canvasElement).getByRole("region", { name: "Rates of lenders" });
		await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
	},
};

export const None: Story = {
	args: { saved: { ...company, rates: [] } },
	play: async ({ canvasElement }) => {
		const section = await open(canvasElement);
		await section.findByText(/^Without rates of your own, visitors see examples/);
		await expect(section.getAllByText("Examples, of no lender:")).toHaveLength(3);
	},
};

/** What is wrong stands at its field, and the first one has the focus. */
export const RateRefused: Story = {
	args: { saved: { ...company, rates: [] } },
	globals: { width: "360", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		const section = await open(canvasElement);
		await press(section, "Add a rate");
		const dialog = within(await section.findByRole("dialog", { name: "A new rate" }));
		await userEvent.type(await dialog.findByRole("textbox", { name: "APR in percent" }), "0%");
		await userEvent.click(await dialog.findByRole("button", { name: "Add to the list" }));
		await dialog.findByText("Enter the lender's name");
		await waitFor(() => expect(dialog.getByRole("textbox", { name: "Lender" })).toHaveFocus());
		await userEvent.type(dialog.getByRole("textbox", { name: "Lender" }), "Bay Bank");
		await userEvent.click(await dialog.findByRole("button", { name: "Add to the list" }));
		await dialog.findByText("Enter who gets an APR of 0 percent, and for what");
		await waitFor(() => expect(dialog.getByRole("textbox", { name: "Conditions" })).toHaveFocus());
	},
};

/** Adds, edits and removes rates, sees them as visitors will, and saves the list. */
export const Edited: Story = {
	args: { saved: { ...company, rates: [union] } },
	play: async ({ canvasElement }) => {
		const section = await open(canvasElement);
		await press(section, "Add a rate");
		let dialog = within(await section.findByRole("dialog", { name: "A new rate" }));
		await userEvent.type(dialog.getByRole("textbox", { name: "Lender" }), "Bay Bank");
		await userEvent.type(dialog.getByRole("textbox", { name: "Lowest credit score" }), "600");
		await userEvent.type(dialog.getByRole("textbox", { name: "APR in percent" }), "8.9%");
		await userEvent.click(dialog.getByRole("button", { name: "Add to the list" }));
		await expect(rowsOf(canvasElement)[1]).toMatch(/^Bay Bank600 to 85060 months8\.9%/);
		await waitFor(() => expect(section.getByRole("button", { name: "Add a rate" })).toHaveFocus());
		await expect(section.getAllByText("8.9% APR loan from Bay Bank")).toHaveLength(3);

		await press(section, /^Edit Bay Bank/);
		dialog = within(await section.findByRole("dialog", { name: "Edit the rate" }));
		const apr = dialog.getByRole("textbox", { name: "APR in percent" });
		await userEvent.clear(apr);
		await userEvent.type(apr, "9");
		await userEvent.click(dialog.getByRole("button", { name: "Change in the list" }));
		await press(section, /^Remove Desert Schools/);
		await waitFor(() =>
			expect(section.getByRole("button", { name: /^Remove Bay Bank/ })).toHaveFocus(),
		);
		await section.findByText("The list is changed and not saved yet.");
		await press(section, "Save the rates");
		await within(canvasElement).findByText("Company, rates of lenders: 1 rate saved.");
		await expect(rowsOf(canvasElement)).toEqual([expect.stringMatching(/^Bay Bank600 to 850/)]);
		await expect(section.queryByText("The list is changed and not saved yet.")).toBeNull();
		// The page is loaded again by then.
		await section.findByRole("button", { name: "Save the rates" });
	},
};

async function paste(section: ReturnType<typeof within>) {
	await userEvent.click(section.getByText("Replace the list by a file or a table"));
	await userEvent.type(
		section.getByRole("textbox", { name: "Or paste a table" }),
		"Lender,FICO,Term,APR",
	);
	await press(section, "Read the list");
}

/** Nothing is saved before the operator says so. */
export const ListRead: Story = {
	play: async ({ canvasElement }) => {
		const section = await open(canvasElement);
		await userEvent.click(section.getByText("Replace the list by a file or a table"));
		await press(section, "Read the list");
		await section.findByText("Choose a file, or paste a table.");
		await userEvent.click(section.getByText("Replace the list by a file or a table"));
		await paste(section);
		const outcome = await section.findByText("1 rate was read. Nothing is saved yet.");
		await waitFor(() => expect(outcome).toHaveFocus());
		await section.findByText('The column "Branch" is not read.');
		await expect(rowsOf(canvasElement)).toHaveLength(1);
		await press(section, "Take back my changes");
		await expect(rowsOf(canvasElement)).toHaveLength(5);
		await expect(section.queryByText(/Nothing is saved yet/)).toBeNull();
		await press(section, "Read the list");
		await section.findByText("1 rate was read. Nothing is saved yet.");
		await press(section, "Save the rates");
		await within(canvasElement).findByText("Company, rates of lenders: 1 rate saved.");
		await waitFor(() => expect(section.queryByText(/Nothing is saved yet/)).toBeNull());
	},
};

/** A list with a row that cannot be read replaces nothing, as with the command. */
export const ListReadInPart: Story = {
	name: "List read in part",
	play: async ({ canvasElement, msw }) => {
		msw.use(http.post("/api/company/rates/file", () => HttpResponse.json(partlyRead)));
		const section = await open(canvasElement);
		await paste(section);
		const outcome = await section.findByText(
			"1 row could not be read, so the list above is as it was. Correct it, and read the list again.",
		);
		await waitFor(() => expect(outcome).toHaveFocus());
		await section.findByText(/^Row 3, Bay Bank: FICO "good"/);
		await expect(rowsOf(canvasElement)).toHaveLength(5);
	},
};

/** A paste takes the place of a chosen file, and a file that of a paste and of what was read before. */
export const FileOrPaste: Story = {
	play: async ({ canvasElement, msw }) => {
		const bodies: string[] = [];
		msw.use(
			http.post("/api/company/rates/file", async ({ request }) => {
				bodies.push(await request.text());
				return HttpResponse.json(bodies.length === 2 ? { error: "No list." } : read, {
					status: bodies.length === 2 ? 422 : 200,
				});
			}),
		);
		const section = await open(canvasElement);
		await userEvent.click(section.getByText("Replace the list by a file or a table"));
		const file = section.getByLabelText<HTMLInputElement>("File");
		await userEvent.upload(file, new File([], "rates.csv"));
		await section.findByText(/^This file is empty/);
		const table = section.getByRole("textbox", { name: "Or paste a table" });
		await userEvent.type(table, "Lender");
		await expect(file.files).toHaveLength(0);
		await expect(section.queryByText(/^This file is empty/)).toBeNull();
		await press(section, "Read the list");
		await section.findByText("1 rate was read. Nothing is saved yet.");

		await userEvent.upload(file, new File([], "rates.csv"));
		await section.findByText(/^This file is empty/);
		await expect(table).toHaveValue("");
		await expect(section.queryByText(/was read/)).toBeNull();

		await press(section, "Take back my changes");
		await userEvent.upload(file, new File(["Bank"], "rates.csv"));
		await press(section, "Read the list");
		await section.findByText("No list.");
		await userEvent.upload(file, new File(["Lender"], "rates.csv"));
		await expect(section.queryByText("No list.")).toBeNull();
		await press(section, "Read the list");
		await section.findByText("1 rate was read. Nothing is saved yet.");
		await expect(bodies).toEqual(["Lender", "Bank", "Lender"]);
	},
};

/** A list that is read would replace changes that are not saved, so it asks first. */
export const ListReadOverChanges: Story = {
	name: "List read over changes",
	play: async ({ canvasElement }) => {
		const section = await open(canvasElement);
		await press(section, /^Remove Desert Schools Credit Union, 660/);
		await paste(section);
		const name = "Replace your changes, too?";
		let dialog = within(await section.findByRole("dialog", { name }));
		await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
		await expect(rowsOf(canvasElement)).toHaveLength(4);
		await expect(section.queryByText(/was read/)).toBeNull();
		await press(section, "Read the list");
		dialog = within(await section.findByRole("dialog", { name }));
		await userEvent.click(dialog.getByRole("button", { name: "Replace the list" }));
		await section.findByText("1 rate was read. Nothing is saved yet.");
		await expect(rowsOf(canvasElement)).toHaveLength(1);
	},
};

/** Somebody else was faster: theirs is shown, and either list can be saved. */
export const ChangedByOthers: Story = {
	name: "Changed by others",
	play: async ({ canvasElement, msw }) => {
		const section = await open(canvasElement);
		await press(section, /^Remove Desert Schools Credit Union, 660/);
		msw.use(...apiOf({ ...company, version: "7", rates: [union] }));
		await press(section, "Save the rates");
		const heading = await section.findByRole("heading", {
			name: "Somebody else has changed the rates meanwhile",
		});
		await waitFor(() => expect(heading).toHaveFocus());
		await press(section, "Use theirs");
		await expect(rowsOf(canvasElement)).toHaveLength(1);
	},
};
