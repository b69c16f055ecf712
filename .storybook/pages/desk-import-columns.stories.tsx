import type { DeskImport, ImportColumn, ImportRevision, ImportRow, Page } from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http, type PathParams } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";
import { playEach } from "../../packages/widgets/src/testing/play-each.js";

const column = (
	number: number,
	heading: string,
	field: string | null,
	...samples: string[]
): ImportColumn => ({
	...{ number, heading, field, samples },
	...(field === null && { isUnknown: true as const }),
});

const longText = "The Greater Southwest Florida Neighborhood Electric Vehicle and Golf";

/** As a file is read whose name no alias knows. */
const unread: DeskImport = {
	...{ id: "1", kind: "dealers", file: "locations.csv", mended: 0 },
	options: { update: true, replace: false, allowMissing: [] },
	columns: {
		inFile: [
			column(1, "Nam of store", null, longText, "Bay Carts", "Key Carts"),
			column(2, "Address line 1", "address", "1 Main St", "2 Main St", "3 Main St"),
			column(3, "Address line 2", "address", "Suite 100"),
			column(4, "City", "city", "Naples", "Tampa", "Key West"),
			column(5, "ZIP", "zipCode", "34102", "33602", "33040"),
			{
				...{ number: 6, heading: "Postal code", field: null, samples: ["34102", "33602"] },
				readInstead: { heading: "ZIP", number: 5 },
			},
			column(7, "Phone", "phone", "(239) 555-0142", "(813) 555-0142"),
			column(8, "Monday hours", "monday", "9:00am-5:00pm", "x"),
			column(9, "Notes_about_this_location_for_the_people_of_the_warehouse", null),
		],
		fields: ["ref", "name", "address", "city", "state", "zipCode", "phone", "email", "monday"],
		missing: ["name", "email"],
	},
	notes: [],
	state: { kind: "failed", error: "The file lacks the columns name, email." },
};

const [name, ...others] = unread.columns.inFile;

/** As it is read once the operator has chosen. */
const read: DeskImport = {
	...unread,
	columns: {
		...{ fields: unread.columns.fields, missing: [] },
		inFile: [
			...(name ? [column(1, name.heading, "name", ...name.samples)] : []),
			...others.map(({ isUnknown: _, readInstead: __, ...rest }) => rest),
		],
	},
	state: {
		...{ kind: "ready", sampleRemoved: 0, noted: 0, causes: [], fingerprint: "1" },
		counts: {
			...{ added: 3, changed: 0, unchanged: 0, skipped: 0, refused: 0, missing: 0 },
			...{ hidden: 0, removed: 0 },
		},
	},
};

const rows: Page<ImportRow> = { items: [], count: { n: 0, isExact: true } };

const served = (one: DeskImport) => [
	http.get("/api/session", () => HttpResponse.json(operator)),
	http.get("/api/attention", () =>
		HttpResponse.json({ corrections: { n: 0, isExact: true }, mailServerRefusal: null }),
	),
	http.get("/api/imports/1", () => HttpResponse.json(one)),
	http.get("/api/imports/1/rows", () => HttpResponse.json(rows)),
];

/** Answers that a file was checked again. */
const revised = (one: DeskImport, revisions: ImportRevision[]) => [
	http.post<PathParams, ImportRevision>("/api/imports/1/revision", async ({ request }) => {
		revisions.push(await request.json());
		return HttpResponse.json(one);
	}),
	http.get("/api/imports/1", () => HttpResponse.json(one)),
];

const meta = {
	title: "Desk/Columns of a list",
	component: DeskAt,
	args: { path: "/import/1" },
	tags: ["!autodocs"],
	loaders: [
		({ msw }) => {
			msw.use(...served(unread));
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What lacks is named, and chosen by keyboard. Only that is sent, and the columns that are read with it. */
export const Chosen: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		await expect(await canvas.findByRole("alert", { name: "" })).toHaveTextContent(
			/^Not found in the file: Name and Email for leads\. Choose a column for each below, or tick below that dealers may lack an email address, then check again\.$/,
		);
		const choice = canvas.getByRole("combobox", { name: "Nam of store" });
		await expect(choice).toHaveAccessibleDescription(
			`This heading is not known. ${longText} Bay Carts Key Carts`,
		);
		await expect(canvas.getByRole("combobox", { name: "Address line 2" })).toHaveDisplayValue(
			"Street address",
		);
		await expect(canvas.getByRole("combobox", { name: "Monday hours" })).toHaveDisplayValue(
			"Hours on Monday",
		);
		await expect(canvas.getByText(/because column 5, ZIP, means the same/)).toBeVisible();
		await userEvent.selectOptions(choice, "Name");
		await expect(canvas.getByText("Not checked yet.")).toBeVisible();
		// Another line of the address is read with those that there are.
		await userEvent.selectOptions(
			canvas.getByRole("combobox", { name: "Postal code" }),
			"Street address",
		);
		const lines = { "address line 1": "address", "address line 2": "address" };
		const form = choice.closest("form");
		await userEvent.click(
			within(form as HTMLElement).getByRole("checkbox", { name: "an email address" }),
		);
		const revisions: ImportRevision[] = [];
		msw.use(
			http.post<PathParams, ImportRevision>("/api/imports/1/revision", async ({ request }) => {
				revisions.push(await request.json());
				msw.use(...served(read));
				return HttpResponse.json(read);
			}),
		);
		await userEvent.click(canvas.getByRole("button", { name: "Check again with these columns" }));
		await canvas.findByText(/^Checked: 3 new/);
		await expect(revisions).toEqual([
			{
				columns: { "nam of store": "name", "postal code": "address", ...lines },
				options: { ...unread.options, allowMissing: ["email"] },
			},
		]);
		// All is known, and what is done with the columns is seen later.
		await waitFor(() => expect(choice).not.toBeVisible());
		await userEvent.click(canvas.getByText("Columns", { selector: "summary" }));
		await expect(choice).toHaveDisplayValue("Name");
	},
};

export const ToChooseOnPhoneInTheDark: Story = {
	name: "To choose, on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		const choice = await within(canvasElement).findByRole("combobox", { name: "Nam of store" });
		await expect(choice).toBeVisible();
	},
};

/** What was chosen stays if it cannot be sent. */
const NotSent: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const choice = await canvas.findByRole("combobox", { name: "Nam of store" });
		await userEvent.selectOptions(choice, "Name");
		const error = "The file is being checked. Wait until it is done, then try again.";
		msw.use(
			http.post("/api/imports/1/revision", () => HttpResponse.json({ error }, { status: 409 })),
		);
		await userEvent.click(canvas.getByRole("button", { name: "Check again with these columns" }));
		await canvas.findByText(error);
		await expect(choice).toHaveDisplayValue("Name");
	},
};

/** A list with the same headings is read in the same way. */
export const ChosenEarlier: Story = {
	play: async ({ canvasElement, msw }) => {
		const chosenAt = "2026-11-20T12:00:00.000Z";
		msw.use(...served({ ...read, columns: { ...read.columns, chosenAt } }));
		const canvas = within(canvasElement);
		await expect(
			await canvas.findByText(/^Read as chosen for an earlier file .+ November 20, 2026/),
		).toBeVisible();
		const revisions: ImportRevision[] = [];
		msw.use(...revised(unread, revisions));
		await userEvent.click(canvas.getByRole("button", { name: "Read them by their headings" }));
		await canvas.findByRole("heading", { name: "Choose the columns" });
		await expect(revisions).toEqual([{ columns: null }]);
		await waitFor(() => expect(canvas.queryByText(/^Read as chosen/)).toBeNull());
		await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
	},
};

/** What the file is not checked with is not applied, nor left without a word. */
const ChosenAndNotChecked: Story = {
	play: async ({ canvasElement, msw }) => {
		msw.use(...served(read));
		const canvas = within(canvasElement);
		await canvas.findByRole("button", { name: "Apply: 3 new" });
		await userEvent.click(canvas.getByText("Columns", { selector: "summary" }));
		await userEvent.selectOptions(canvas.getByRole("combobox", { name: "City" }), "State");
		await expect(canvas.queryByRole("button", { name: "Apply: 3 new" })).toBeNull();
		await userEvent.click(canvas.getByRole("link", { name: "Another file" }));
		await canvas.findByRole("dialog", { name: "Leave without saving?" });
		await userEvent.click(canvas.getByRole("button", { name: "Stay" }));
		await userEvent.click(canvas.getByText("Options", { selector: "summary" }));
		await userEvent.click(canvas.getByRole("checkbox", { name: /^Read hours without/ }));
		const revisions: ImportRevision[] = [];
		msw.use(...revised(read, revisions));
		const again = () => canvas.findByRole("button", { name: "Check again with your choices" });
		await userEvent.click(await again());
		// The columns are as the answer says, and the options are left.
		const city = canvas.getByRole("combobox", { name: "City" });
		await waitFor(() => expect(city).toHaveDisplayValue("City"));
		await userEvent.click(await again());
		await waitFor(() => expect(revisions).toHaveLength(2));
		await expect(revisions[0]?.columns).toMatchObject({ city: "state" });
		await expect(revisions[1]?.options).toMatchObject({ assumeOfficeHours: true });
		await canvas.findByRole("button", { name: "Apply: 3 new" });
	},
};

/** What was accepted elsewhere meanwhile stays accepted. */
const OptionsOverNewerOnes: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		await userEvent.click(await canvas.findByText("Options", { selector: "summary" }));
		await userEvent.click(canvas.getByRole("checkbox", { name: "a phone number" }));
		const revisions: ImportRevision[] = [];
		const accepted = { ...unread.options, sameRef: true, allowMissing: ["email" as const] };
		msw.use(...revised({ ...read, options: accepted }, revisions));
		await userEvent.click(canvas.getByRole("button", { name: "Check again with these columns" }));
		await canvas.findByText(/^Checked: 3 new/);
		await userEvent.click(
			await canvas.findByRole("button", { name: "Check again with your choices" }),
		);
		await waitFor(() => expect(revisions).toHaveLength(2));
		await expect(revisions[1]).toEqual({
			options: { ...accepted, allowMissing: ["email", "phone"] },
		});
	},
};

/** A workbook that begins with a cover, and a list without a heading for its names. */
const OtherSheet: Story = {
	play: async ({ canvasElement, msw }) => {
		const [, ...rest] = unread.columns.inFile;
		const inFile = [column(1, "", null, "Gulf Carts"), ...rest];
		const columns = { ...unread.columns, inFile, missing: ["name", "city", "zipCode"] };
		msw.use(...served({ ...unread, columns, sheets: ["Cover", "Dealers"] }));
		const canvas = within(canvasElement);
		await expect(await canvas.findByRole("alert", { name: "" })).toHaveTextContent(
			/below, or choose another sheet of the workbook, then check again\. Street, city and ZIP code need a column each\.$/,
		);
		await expect(canvas.getByRole("combobox", { name: "Sheet of the workbook" })).toBeVisible();
		await expect(canvas.getByRole("combobox", { name: "Column 1" })).toBeVisible();
	},
};

/** Columns, options and sheets that are chosen again. */
export const Resent: Story = {
	tags: ["regression"],
	play: playEach(meta, { NotSent, OptionsOverNewerOnes, OtherSheet, ChosenAndNotChecked }),
};
