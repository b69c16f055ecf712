import type { DeskImport, ImportCause, ImportRevision, ImportRow, Page } from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http, type PathParams } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";
import { playEach } from "../../packages/widgets/src/testing/play-each.js";

const problem = "Enter a web address, such as https://www.example.com";

const website = { kind: "dropped", cause: "unreadable website" } as const;

const hours: ImportCause = {
	...{ kind: "dropped", cause: "hours without AM or PM", rows: 77, first: [3, 9, 12, 15, 20] },
	...{ offer: "assumeOfficeHours", texts: [] },
};

const causes: readonly ImportCause[] = [
	{ kind: "refused", cause: "unreadable phone number", rows: 1, first: [90], texts: [] },
	{
		...{ kind: "doubtful", cause: "ref used by another dealer", rows: 12, first: [5, 6, 7, 8, 30] },
		...{ offer: "sameRef", texts: [] },
	},
	hours,
	{
		...{ ...website, rows: 15_204, first: [2, 3, 4, 5, 6] },
		texts: [
			{ field: "website", text: "/stores/naples-fifth-avenue-south", problem, rows: 15_160 },
			{ field: "website", text: "coming soon", problem, rows: 2 },
		],
	},
	{ kind: "mended", cause: "ZIP code without its leading zero", rows: 40, first: [8], texts: [] },
	{ kind: "kept", cause: "dealer that visitors do not see", rows: 3, first: [11], texts: [] },
];

const one: DeskImport = {
	...{ id: "1", kind: "dealers", file: "dealers-november.csv", mended: 0 },
	options: { update: true, replace: false, allowMissing: [] },
	columns: {
		inFile: [{ heading: "url", number: 1, samples: ["coming soon"], field: "website" }],
		...{ fields: ["name", "website"], missing: [] },
	},
	notes: [],
	state: {
		kind: "ready",
		counts: {
			...{ added: 15_000, changed: 204, unchanged: 95, skipped: 0, refused: 1, missing: 0 },
			...{ hidden: 0, removed: 0 },
		},
		...{ sampleRemoved: 0, noted: 15_299, causes, fingerprint: "1" },
	},
};

const withCauses = (
	left: readonly ImportCause[],
	changed: Partial<DeskImport> = {},
): DeskImport => ({
	...{ ...one, ...changed },
	state: { ...one.state, causes: left } as DeskImport["state"],
});

const row = (number: number, text: string): ImportRow => ({
	...{ place: number, row: number, name: "Gulf Carts", outcome: "added", changes: [] },
	notes: [
		{
			...{ ...website, text: `url: "${text}" cannot be read. ${problem}` },
			cell: { field: "website", text, problem },
		},
	],
});

const rows: Page<ImportRow> = {
	items: [row(2, "/stores/naples-fifth-avenue-south"), row(3, "coming soon")],
	count: { n: 15_204, isExact: true },
};

const none: Page<ImportRow> = { items: [], count: { n: 0, isExact: true } };

const meta = {
	title: "Desk/Import causes",
	component: DeskAt,
	args: { path: "/import/1?cause=dropped%3A+unreadable+website" },
	tags: ["!autodocs"],
	loaders: [
		({ msw }) => {
			const answers = {
				session: { ...operator, siteUrl: "https://nev.example.com" },
				attention: { corrections: { n: 0, isExact: true }, mailServerRefusal: null },
				"imports/1": one,
				"imports/1/rows": rows,
			};
			msw.use(
				...Object.entries(answers).map(([path, answer]) =>
					http.get(`/api/${path}`, () => HttpResponse.json(answer)),
				),
			);
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

const find = (canvas: HTMLElement, role: string, name: string | RegExp) =>
	within(canvas).findByRole(role, { name });

/** The rows of the chosen cause are listed below, and its frequent texts can be mended. */
export const Chosen: Story = {
	play: async ({ canvasElement }) => {
		const chosen = await find(canvasElement, "link", "15,204 rows: unreadable website");
		await expect(chosen).toHaveAttribute("aria-current", "page");
		await expect(await find(canvasElement, "link", "All")).not.toHaveAttribute("aria-current");
		const field = await find(
			canvasElement,
			"textbox",
			"Website of 15,160 rows: /stores/naples-fifth-avenue-south",
		);
		await expect(field).toHaveAccessibleDescription(`Left out: ${problem}`);
	},
};

export const ChosenOnPhoneInTheDark: Story = {
	...Chosen,
	name: "Chosen on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
};

export const None: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		msw.use(http.get("/api/imports/1", () => HttpResponse.json(withCauses([]))));
		await find(canvasElement, "heading", "What the import would do");
		await expect(
			within(canvasElement).queryByRole("heading", { name: "Notes by cause" }),
		).toBeNull();
	},
};

/** What was taken for all rows stays named, and can be taken back. */
export const Taken: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const options = { ...one.options, assumeOfficeHours: true, sameRef: true };
		const left = causes.filter(({ offer }) => offer === undefined);
		msw.use(http.get("/api/imports/1", () => HttpResponse.json(withCauses(left, { options }))));
		await find(canvasElement, "button", /^Take back: A ref names/);
	},
};

export const TakenOnPhoneInTheDark: Story = {
	...Taken,
	name: "Taken on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
};

/** Answers a revision with what it leaves, and keeps what was sent. */
function revisable(after: (revision: ImportRevision) => DeskImport) {
	const revisions: ImportRevision[] = [];
	let present = one;
	const handlers = [
		http.get("/api/imports/1", () => HttpResponse.json(present)),
		http.get("/api/imports/1/rows", () => HttpResponse.json(present === one ? rows : none)),
		http.post<PathParams, ImportRevision>("/api/imports/1/revision", async ({ request }) => {
			const revision = await request.json();
			revisions.push(revision);
			present = after(revision);
			return HttpResponse.json(present);
		}),
	];
	return { revisions, handlers };
}

/** One field mends a text in all rows, by keyboard. The cause that is shown is still named then. */
const MendedInAllRows: Story = {
	play: async ({ canvasElement, msw }) => {
		const left = causes.filter(({ cause }) => cause !== website.cause);
		const { revisions, handlers } = revisable(() => withCauses(left, { mended: 15_160 }));
		msw.use(...handlers);
		const field = await find(
			canvasElement,
			"textbox",
			"Website of 15,160 rows: /stores/naples-fifth-avenue-south",
		);
		await userEvent.clear(field);
		await userEvent.type(field, "www.example.com");
		await expect(field).toHaveAccessibleDescription(
			'Not checked yet. It was "/stores/naples-fifth-avenue-south".',
		);
		(await find(canvasElement, "button", "Check again with 15,160 corrections")).focus();
		await userEvent.keyboard("{Enter}");
		const gone = await find(canvasElement, "link", "0 rows: unreadable website");
		await expect(gone).toHaveAttribute("aria-current", "page");
		const report = await find(canvasElement, "heading", "What the import would do");
		await waitFor(() => expect(report).toHaveFocus());
		const status = within(canvasElement).getByText(/15,160 corrections of yours are in it/);
		await expect(status).toHaveRole("status");
		const from = "/stores/naples-fifth-avenue-south";
		await expect(revisions).toEqual([
			{ cells: [], texts: [{ field: "website", from, to: "www.example.com" }], chosen: [] },
		]);
	},
};

/** An option for all rows of a cause, with what is typed by then, and taken back. */
const TakenForAllRows: Story = {
	play: async ({ canvasElement, msw }) => {
		const { revisions, handlers } = revisable(({ options }) =>
			withCauses(
				causes.filter((cause) => cause !== hours),
				options && { options },
			),
		);
		msw.use(...handlers);
		await userEvent.type(await find(canvasElement, "textbox", "Website of row 3"), "!");
		const take = await find(canvasElement, "button", "Read all 77 as office hours");
		take.focus();
		await userEvent.keyboard("{Enter}");
		const taken = "Hours without AM or PM are read as office hours.";
		const back = await find(canvasElement, "button", `Take back: ${taken}`);
		const report = await find(canvasElement, "heading", "What the import would do");
		await waitFor(() => expect(report).toHaveFocus());
		const status = within(canvasElement).getByText(/^Checked: /);
		await expect(status).toHaveRole("status");
		await expect(status).toHaveTextContent(taken);
		await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "false"));
		await userEvent.click(back);
		await waitFor(() => expect(back).not.toBeInTheDocument());
		await expect(revisions).toMatchObject([
			{
				options: { update: true, assumeOfficeHours: true },
				cells: [{ row: 3, field: "website", text: "coming soon!" }],
			},
			{ options: { update: true, assumeOfficeHours: false }, cells: [] },
		]);
	},
};

/** What was imported can still be seen by cause, and not be mended. */
const Applied: Story = {
	play: async ({ canvasElement, msw }) => {
		const state = { ...one.state, kind: "applied", change: 12 } as DeskImport["state"];
		msw.use(http.get("/api/imports/1", () => HttpResponse.json({ ...one, state })));
		await find(canvasElement, "heading", "What the import did");
		await find(canvasElement, "link", "15,204 rows: unreadable website");
		await expect(within(canvasElement).queryByRole("textbox", { name: /^Website/ })).toBeNull();
		await expect(within(canvasElement).queryByRole("button", { name: /office hours/ })).toBeNull();
	},
};

/** What was typed for the rows of one sheet is not written into those of another. */
const OtherSheet: Story = {
	play: async ({ canvasElement, msw }) => {
		const sheets = ["North", "South"];
		const { revisions, handlers } = revisable(({ options }) =>
			withCauses(causes, { sheets, ...(options && { options }) }),
		);
		msw.use(...handlers);
		msw.use(
			http.get("/api/imports/1/rows", () => HttpResponse.json(rows)),
			http.get("/api/imports/1", () => HttpResponse.json(withCauses(causes, { sheets })), {
				once: true,
			}),
		);
		const cell = () => find(canvasElement, "textbox", "Website of row 3");
		await userEvent.type(await cell(), "!");
		const canvas = within(canvasElement);
		await userEvent.click(canvas.getByText("Options", { selector: "summary" }));
		const sheet = await find(canvasElement, "combobox", "Sheet of the workbook");
		await userEvent.selectOptions(sheet, "South");
		const form = within(sheet.closest("form") as HTMLElement);
		await userEvent.click(form.getByRole("button", { name: "Check again" }));
		await find(canvasElement, "button", /^Apply without 1 refused row/);
		await expect(await cell()).toHaveValue("coming soon");
		await expect(revisions).toMatchObject([{ options: { sheet: "South" } }]);
	},
};

/** In all rows, of one sheet, and not once it is applied. */
export const Mended: Story = {
	tags: ["regression"],
	play: playEach(meta, { MendedInAllRows, TakenForAllRows, OtherSheet, Applied }),
};
