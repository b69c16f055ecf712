import { mapDealershipFields } from "@nev/contract";
import {
	blankVehicle,
	type ChangeDetail,
	type ChangePage,
	type Dealer,
	type DealerActionRequest,
	type DealerActionResult,
	type DealerRow,
	type DeskCompany,
	type DeskImport,
	type DeskVehicle,
	type DuplicatePage,
	type History,
	type ImportApplication,
	type ImportResult,
	type ImportRevision,
	type ImportRow,
	type LeadCounts,
	type LikelyDuplicates,
	type Page,
	type PlaceCheck,
	type Saved,
	type UndoState,
	type VehicleRow,
} from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http, type PathParams } from "msw";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { deferred } from "../../packages/desk/src/testing/deferred.js";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";
import { poll } from "../../packages/desk/src/testing/poll.js";
import { playEach } from "../../packages/widgets/src/testing/play-each.js";

const at = "2026-11-24T12:00:00Z";
const longName =
	"The Greater Southwest Florida Neighborhood Electric Vehicle and Golf Cart Company";

const longEmail = "sales.and.service@greater-southwest-florida-golf-carts.example.com";

const pageOf = <Item,>(items: Item[]): Page<Item> => ({
	items,
	count: { n: items.length, isExact: true },
});

const row: DealerRow = {
	...{
		id: 7,
		version: "1",
		name: "Gulf Carts",
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
	},
	...{ phone: "(239) 555-0199", email: "sales@gulf.example.com", visibility: "visible" },
	pausedUntil: null,
};

const dealers = pageOf<DealerRow>([
	{ ...row, pausedUntil: "2026-12-24" },
	{
		...row,
		id: 8,
		name: longName,
		city: "Rancho Santa Margarita",
		state: "California",
		email: longEmail,
	},
	{ ...row, id: 9, name: "Bay Carts", email: "", phone: "", visibility: "pending" },
	{ ...row, id: 10, name: "Key Carts", visibility: "hidden" },
	{ ...row, id: 11, name: "Palm Carts", visibility: "rejected" },
]);

const dealer: Dealer = {
	...{ id: 7, version: "1", visibility: "pending", reviewedAt: null, createdAt: at },
	isDoNotContact: false,
	declinedAddresses: [],
	doubts: ["far-from-zip"],
	values: {
		...mapDealershipFields(() => ""),
		...{ name: longName, address: "1 Fifth Avenue South", city: "Naples", state: "Florida" },
		...{ zipCode: "34102", phone: "(239) 555-0199", email: "sales@gulf.example.com" },
		...{ membershipId: null, ref: "G-7", website: "https://gulf.example.com" },
		...{ pausedUntil: null, latitude: 27.5, longitude: -81.8, leadFormat: "mail" },
		leadAddresses: [
			{ email: longEmail, format: "mail" },
			{ email: "crm@gulf.example.com", format: "adf" },
		],
	},
};

const change = {
	...{ id: 4, at, actor: "ada (desk)", action: "dealerships edit", undoes: null, undoneBy: null },
	kind: "updated",
	fields: [
		{ field: "phone", before: "(239) 555-0100", after: "(239) 555-0199" },
		{ field: "email", before: "old@gulf.example.com", after: null },
	],
} as const;

const history: History = { items: [change], hasOlder: true };

const changes: ChangePage = {
	...pageOf([
		{
			...change,
			counts: { dealerships: 1 },
			rows: [{ ...change, table: "dealerships", id: 7, name: longName }],
		},
		{
			...{
				...change,
				id: 3,
				action: "import dealerships",
				counts: { dealerships: 900 },
			},
			rows: [{ ...change, table: "dealerships", id: 8, name: "Bay Carts" }],
		},
		{
			...{ ...change, id: 2, undoneBy: 4, counts: { dealerships: 1 } },
			rows: [{ ...change, table: "dealerships", id: 8, name: "Bay Carts" }],
		},
	]),
	...{ actors: ["ada (desk)"], actions: ["dealerships edit", "import dealerships"] },
};

const undoing = { kind: "undoing", done: 61_300, total: 100_300 } as const;

const undoFailed = {
	kind: "failed",
	error: "The undo has failed, and nothing was undone. Try again.",
} as const;

/** An import, and where its undo is. */
const importOf = (id: number, undo: UndoState): ChangeDetail => ({
	...{ ...change, id, action: "import dealerships", undo },
	counts: { dealerships: 100_300 },
	rows: [{ ...change, table: "dealerships", id: 8, name: "Bay Carts" }],
});

const duplicates: DuplicatePage = {
	pairs: [
		{
			reasons: ["phone", "address"],
			sides: [
				{ dealer, leads: 12 },
				{
					dealer: { ...dealer, id: 8, values: { ...dealer.values, name: "Gulf Carts", email: "" } },
					leads: 0,
				},
			],
		},
	],
	...{ count: 1, pages: 1 },
};

const companyTexts = {
	...{ name: "NEV Dealer Network", email: "info@nev-dealers.example.com", mailboxes: "" },
	...{ phone: "(555) 555-0100", tollFreePhone: "(800) 555-0100" },
	...{ officeWeekdays: "8AM-6PM", officeSaturday: "9AM-4PM", officeSunday: "closed" },
	...{ supportWeekdays: "8AM-8PM", supportTimeZone: "EST", supportEmailHours: "24" },
	...{ staffHeadcount: "45", staffTrainingHours: "40" },
};

const company: DeskCompany = {
	version: "1",
	values: { ...companyTexts, officeSaturday: "" },
	defaults: companyTexts,
	rates: [],
	today: "2026-11-24",
};

const companyHistory: History = {
	items: [
		{
			...{ ...change, action: "company edit" },
			fields: [{ field: "officeSaturday", before: "9AM-1PM", after: null }],
		},
	],
	hasOlder: false,
};

const counts = {
	...{ added: 1, changed: 1, unchanged: 95, skipped: 0, refused: 2, missing: 0, hidden: 1 },
	removed: 0,
};

const report: DeskImport = {
	...{ id: "1", kind: "dealers", file: "dealers-november.csv", mended: 1 },
	options: { update: true, replace: true, allowMissing: ["email"] },
	columns: {
		inFile: [
			{ heading: "Dealer", number: 1, samples: ["Gulf Carts"], field: "name" },
			{ heading: "Zip", number: 2, samples: ["34102"], field: "zipCode" },
		],
		...{ fields: ["name", "zipCode"], missing: [] },
	},
	notes: [],
	state: { kind: "ready", counts, sampleRemoved: 0, noted: 1, causes: [], fingerprint: "1" },
};

/** One in each state. */
const imports = {
	ready: report,
	applying: {
		...{ ...report, id: "2", file: "dealers-october.csv" },
		state: { kind: "applying", done: 61_300, total: 100_300 },
	},
	failed: {
		...{ ...report, id: "3", file: "dealers-september.xlsx", sheets: ["Read me", "Dealers"] },
		state: {
			kind: "failed",
			error: "The import has failed, and nothing was applied. Check the file again, then apply it.",
		},
	},
	applied: {
		...{ ...report, id: "4", file: "dealers-of-the-whole-country-in-august.csv" },
		state: {
			...{ kind: "applied", counts: { ...counts, refused: 0 }, sampleRemoved: 0, noted: 1 },
			...{ causes: [], fingerprint: "1", change: 12 },
		},
	},
	outdated: {
		...{ ...report, id: "5", file: "dealers-july.csv" },
		notes: [
			"The headings are in row 3. What is above them is not read.",
			'The file is not in UTF-8 and was read as Windows-1252. If letters look wrong, save it as "CSV UTF-8".',
		],
		state: { ...report.state, hasListChanged: true } as DeskImport["state"],
	},
} satisfies Record<string, DeskImport>;

const importRow: ImportRow = {
	...{ place: 0, row: 2, id: 7, name: longName, outcome: "changed", notes: [] },
	changes: [{ field: "phone", old: "(239) 555-0100", new: "(239) 555-0199" }],
};

/** A row that is refused for its state. */
const rowWithState = (text: string): ImportRow => ({
	...{ ...importRow, place: 1, row: 3, name: "Bay Carts", outcome: "refused", changes: [] },
	notes: [
		{
			...{ kind: "refused", text: `St.: "${text}" is not a state` },
			cell: { field: "state", text, problem: `"${text}" is not a state` },
		},
	],
});

const importRows = pageOf<ImportRow>([
	rowWithState("Floridah"),
	{
		...{ ...importRow, place: 2, row: 4, name: "Twin Carts", outcome: "refused", changes: [] },
		notes: [
			{
				...{ kind: "refused", text: "may be dealership 8 or dealership 9" },
				candidates: [
					{ id: 8, name: "Twin Carts", place: "1 Main St, Naples, Florida" },
					{ id: 9, name: "Twin Carts", place: "1 Main Street, Naples, Florida" },
				],
			},
		],
	},
	importRow,
	{ ...importRow, place: 3, row: 5, name: "Key Carts", outcome: "added", changes: [] },
]);

const vehicle: VehicleRow = {
	...{ id: 1, name: "Forester 4", category: "4-seater", model: "4", price: 11_495 },
	...{ isAvailable: true, isFeatured: true, imageUrl: "" },
};

const vehicles = pageOf<VehicleRow>([
	vehicle,
	{ ...vehicle, id: 2, name: "Forester 6 Plus with the Long Wheelbase", isAvailable: false },
]);

const oneVehicle: DeskVehicle = {
	...{ id: 1, version: "1", slug: "forester-4", isSample: true },
	values: {
		...(blankVehicle as DeskVehicle["values"]),
		...{
			name: "Forester 4",
			price: 11_495,
			category: "4-seater",
			features: ["Seat belts", "Mirrors"],
		},
	},
};

const answers: Readonly<Record<string, object>> = {
	...{
		session: { ...operator, siteUrl: "https://nev.example.com" },
		corrections: pageOf([]),
		attention: { corrections: { n: 0, isExact: true }, mailServerRefusal: null },
		dealers,
		"dealers/7": dealer,
		"dealers/7/history": history,
		"dealers/7/leads": { all: 1200, failed: 2, held: 1, suspicious: 0 } satisfies LeadCounts,
		"dealers/place": { doubts: [], zip: null } satisfies PlaceCheck,
	},
	"changes/5": importOf(5, undoing),
	"changes/6": importOf(6, undoFailed),
	"changes/7": importOf(7, {
		...{ kind: "undone", change: 8, restored: 100_299 },
		conflicts: [
			{
				...{ kind: "field", table: "dealerships", id: 8, name: longName, field: "phone" },
				...{ recorded: "(239) 555-0199", present: "(239) 555-0111" },
			},
		],
	}),
	...{ "dealers/duplicates": duplicates, changes, imports: Object.values(imports) },
	...Object.fromEntries(
		Object.values(imports).flatMap((one) => [
			[`imports/${one.id}`, one],
			[`imports/${one.id}/rows`, importRows],
		]),
	),
	...{ vehicles, "vehicles/1": oneVehicle },
	...{ "vehicles/1/history": history, "vehicles/pictures": [] },
	...{ company, "company/history": companyHistory },
};

const api = [
	// Somebody else was faster.
	http.put("/api/dealers/7", () =>
		HttpResponse.json(
			{
				error: "Somebody else has changed this dealer meanwhile.",
				current: {
					...{ ...dealer, version: "2" },
					values: { ...dealer.values, phone: "(239) 555-0111", city: "Bonita Springs" },
				},
			},
			{ status: 409 },
		),
	),
	http.put("/api/company", () =>
		HttpResponse.json(
			{
				error: "Nothing was saved.",
				fields: { officeSaturday: "It must be hours such as 8AM-6PM, or closed." },
			},
			{ status: 422 },
		),
	),
	...Object.entries(answers).map(([path, answer]) =>
		http.get(`/api/${path}`, () => HttpResponse.json(answer)),
	),
];

const meta = {
	title: "Desk/Records",
	component: DeskAt,
	args: { path: "/dealers" },
	tags: ["!autodocs"],
	loaders: [
		({ msw }) => {
			msw.use(...api);
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for what the screen shows in the end, so that axe reads all of it. */
const find = (canvas: HTMLElement, role: string, name: string | RegExp) =>
	within(canvas).findByRole(role, { name });

const shows =
	(heading: string): NonNullable<Story["play"]> =>
	async ({ canvasElement }) => {
		await find(canvasElement, "heading", heading);
	};

/** An address of mail is whole, however long it is. */
export const Dealers: Story = {
	play: async ({ canvasElement }) => {
		const email = await within(canvasElement).findByText(longEmail);
		await expect(email).toBeVisible();
		await expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth);
		const status = within(canvasElement).getByText("Paused until 2026-12-24").closest("td");
		await expect(status?.scrollWidth).toBeLessThanOrEqual(status?.clientWidth ?? 0);
	},
};

/** What becomes of a dealer is whole, however narrow its column is. */
export const DealersOnPhoneInTheDark: Story = {
	name: "Dealers on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		await find(canvasElement, "heading", "Dealers");
		const labels = [...canvasElement.querySelectorAll<HTMLElement>("td .status-label")];
		const texts = labels.map(({ textContent }) => textContent);
		await expect(texts).toEqual(
			expect.arrayContaining(["Waits for review", "Paused until 2026-12-24"]),
		);
		for (const label of labels) {
			await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
			await expect(label.clientWidth).toBeLessThan(label.closest("td")?.clientWidth ?? 0);
		}
	},
};

/** Nothing matches any more, and the pressed button is still there. */
const ApprovedAll: Story = {
	args: { path: "/dealers?visibility=pending" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		await userEvent.click(await find(canvasElement, "checkbox", "Select all on this page"));
		msw.use(
			http.post("/api/dealers/actions", () =>
				HttpResponse.json({
					...{
						changed: 5,
						unchanged: 0,
						outdated: [],
						mailed: 4,
						notTold: ["no-email"],
						change: 5,
					},
				} satisfies DealerActionResult),
			),
			http.get("/api/dealers", () => HttpResponse.json(pageOf([]))),
		);
		const approve = await find(canvasElement, "button", "Approve");
		await userEvent.click(approve);
		await canvas.findByText(
			"Approved: 5 dealers. 4 are told by mail in 10 minutes, unless you undo this. 1 is not told by mail: no email address.",
		);
		await canvas.findByText("No dealer matches");
		await expect(approve).toHaveFocus();
	},
};

/** The actions are there once something is selected. */
export const SelectionOnPhone: Story = {
	name: "Selection on a phone",
	globals: { width: "360", viewport: { value: "phone" } },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const one = await find(canvasElement, "checkbox", "Select Gulf Carts");
		const status = await canvas.findByText("Nothing selected");
		await expect(status).toHaveRole("status");
		await expect(canvas.queryByRole("button", { name: "Hide" })).toBeNull();
		await userEvent.click(one);
		await expect(status).toHaveTextContent("1 dealer selected");
		msw.use(
			http.post("/api/dealers/actions", () =>
				HttpResponse.json({
					...{ changed: 1, unchanged: 0, outdated: [], mailed: 0, notTold: [], change: 5 },
				} satisfies DealerActionResult),
			),
			// It does not match any more.
			http.get("/api/dealers", () => HttpResponse.json(pageOf(dealers.items.slice(1)))),
		);
		await userEvent.click(await find(canvasElement, "button", "Hide"));
		await canvas.findByText("Hidden: 1 dealer.");
		await waitFor(() => expect(status).toHaveTextContent("Nothing selected"));
		await expect(canvas.queryByRole("button", { name: "Hide" })).toBeNull();
		await waitFor(() => expect(status).toHaveFocus());
		await userEvent.click(await find(canvasElement, "checkbox", "Select all on this page"));
		await find(canvasElement, "button", "Reject …");
	},
};

/** Another operator was faster with two of three. Their rows stay, as the pressed button does. */
const RejectedInPart: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const by = { ...change, actor: "grace (desk)", action: "dealerships approve" };
		msw.use(
			http.post("/api/dealers/actions", async ({ request }) => {
				const { target } = (await request.json()) as DealerActionRequest;
				// What the operator saw.
				await expect(target).toEqual({
					rows: dealers.items.map(({ id }) => ({ id, version: "1" })),
				});
				return HttpResponse.json({
					...{ changed: 2, unchanged: 0, mailed: 0, notTold: [], change: 5 },
					outdated: [
						{ row, change: by },
						// Another one of the same name.
						{ row: { ...row, id: 12 }, change: by },
						{ row: { ...row, name: longName, visibility: "hidden" }, change: null },
					],
				} satisfies DealerActionResult);
			}),
		);
		await userEvent.click(await find(canvasElement, "checkbox", "Select all on this page"));
		const opener = await find(canvasElement, "button", "Reject …");
		await userEvent.click(opener);
		const dialog = await find(canvasElement, "dialog", "Reject 5 dealers?");
		// The button that opened it stands at the end of its row.
		const { left, right } = dialog.getBoundingClientRect();
		await expect(left).toBeCloseTo(document.documentElement.clientWidth - right, 0);
		await expect(getComputedStyle(dialog).textAlign).toBe("start");
		// The list behind it shows them as they are now.
		const now = dealers.items.map((one) => ({ ...one, version: "2", city: "Elsewhere" }));
		msw.use(http.get("/api/dealers", () => HttpResponse.json(pageOf(now))));
		let minutes = 0;
		await waitFor(() => {
			poll(++minutes);
			canvas.getAllByText("Elsewhere");
		});
		await userEvent.click(within(dialog).getByRole("button", { name: "Reject" }));
		await canvas.findByText(
			"Rejected: 2 dealers. 3 dealers were changed meanwhile and stay as they are.",
		);
		const notice = canvas
			.getAllByRole("status")
			.find((one) => one.textContent?.startsWith("Rejected"));
		await expect(notice).toHaveTextContent(
			`${"Gulf Carts: now Visible. Dealers approved by grace (desk).".repeat(2)}${longName}: now Hidden.`,
		);
		await waitFor(() => expect(opener).toHaveFocus());
	},
};

export const RejectedInPartOnPhoneInTheDark: Story = {
	...RejectedInPart,
	name: "Rejected in part, on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
};

/** It says how many leads it has, and why nothing is done by some of the buttons. */
export const DealerThatWaits: Story = {
	name: "Dealer that waits",
	args: { path: "/dealers/7" },
	play: async ({ canvasElement }) => {
		await find(canvasElement, "heading", longName);
		const canvas = within(canvasElement);
		const [status] = canvas.getAllByText("Status", { selector: "dt" });
		await expect(status?.nextElementSibling).toHaveTextContent("Waits for review");
		for (const [name, path] of [
			["1,200 leads", "/leads?dealer=7"],
			["2 with a failed mail", "/leads?dealer=7&problem=failed"],
			["1 held back", "/leads?dealer=7&problem=held"],
		] as const) {
			await expect(await find(canvasElement, "link", name)).toHaveAttribute("href", path);
		}
		const unhide = await find(canvasElement, "button", "Show again");
		await expect(unhide).toHaveAttribute("aria-disabled", "true");
		await expect(unhide).toHaveAccessibleDescription("It is not hidden.");
		const approve = await find(canvasElement, "button", "Approve");
		await expect(approve).toHaveAttribute("aria-disabled", "false");
		await expect(approve).not.toHaveAccessibleDescription();
	},
};

/** Before it is approved, its page says that it will not be told. */
const DealerThatIsNotTold: Story = {
	args: { path: "/dealers/7" },
	loaders: [
		({ msw }) => {
			const session = { ...operator, hasPublicUrl: false };
			msw.use(http.get("/api/session", () => HttpResponse.json(session)));
			return {};
		},
	],
	play: async ({ canvasElement }) => {
		const approve = await find(canvasElement, "button", "Approve");
		await expect(approve).toHaveAccessibleDescription(
			"Approved dealers are not told by mail: this desk does not know the site's address (PUBLIC_URL).",
		);
		await expect(approve).toHaveAttribute("aria-disabled", "false");
	},
};

export const DealerWithoutLeadsOnPhoneInTheDark: Story = {
	name: "Dealer without leads on a phone in the dark",
	args: { path: "/dealers/7" },
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement, msw }) => {
		msw.use(
			http.get("/api/dealers/7/leads", () =>
				HttpResponse.json({ all: 0, failed: 0, held: 0, suspicious: 0 } satisfies LeadCounts),
			),
		);
		await within(canvasElement).findByText("None");
		await expect(within(canvasElement).queryByRole("link", { name: /leads?$/ })).toBeNull();
	},
};

export const DealerChangedMeanwhile: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement }) => {
		await find(canvasElement, "button", "Pin of this dealer");
		const phone = await find(canvasElement, "textbox", "Phone");
		await userEvent.type(phone, "0");
		await userEvent.click(await find(canvasElement, "button", "Save"));
		await find(canvasElement, "heading", "Somebody else has changed this dealer meanwhile");
	},
};

/** And then changed again, before this operator has saved. */
const DealerChangedTwiceMeanwhile: Story = {
	args: { path: "/dealers/7" },
	play: async (context) => {
		const { canvasElement, msw } = context;
		const canvas = within(canvasElement);
		await DealerChangedMeanwhile.play?.(context);
		const heading = canvas.getByRole("heading", { name: /^Somebody else/ });
		await waitFor(() => expect(heading).toHaveFocus());
		msw.use(
			http.put("/api/dealers/7", () =>
				HttpResponse.json(
					{
						error: "Somebody else has changed this dealer meanwhile.",
						current: {
							...{ ...dealer, version: "3" },
							values: { ...dealer.values, phone: "(239) 555-0122" },
						},
					},
					{ status: 409 },
				),
			),
		);
		await userEvent.type(await find(canvasElement, "textbox", "Phone"), "1");
		await userEvent.click(await find(canvasElement, "button", "Save"));
		await canvas.findByText("(239) 555-0122");
		await canvas.findByText("(239) 555-019901");
		await waitFor(() => expect(heading).toHaveFocus());
		const phone = canvas.getByRole("textbox", { name: "Phone" });
		await userEvent.click(canvas.getByRole("button", { name: "Use theirs for Phone" }));
		await expect(phone).toHaveValue("(239) 555-0122");
		await userEvent.click(canvas.getByRole("button", { name: "Use mine for Phone" }));
		await expect(phone).toHaveValue("(239) 555-019901");
	},
};

/** A screen reader announces what is added, and so the same notice a second time. */
const SameNoticeTwice: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement, msw }) => {
		msw.use(http.put("/api/dealers/7", () => HttpResponse.json({ saved: dealer, change: null })));
		const save = await find(canvasElement, "button", "Save");
		await userEvent.click(save);
		const first = await within(canvasElement).findByText(
			`Saved: ${longName}. Nothing was changed.`,
		);
		await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "false"));
		await userEvent.click(save);
		await waitFor(() => expect(first).not.toBeInTheDocument());
		await within(canvasElement).findByText(`Saved: ${longName}. Nothing was changed.`);
	},
};

/** Nothing says "Saved" above the error of the next attempt, or above the conflict with another operator. */
const RefusedAfterItWasSaved: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const phone = "Phone number must be at least 10 digits";
		const answers = [
			HttpResponse.json({ saved: dealer, change: null }),
			HttpResponse.json(
				{ error: "Some fields are not filled in correctly.", fields: { phone } },
				{ status: 422 },
			),
			HttpResponse.json({ saved: dealer, change: null }),
			HttpResponse.json({ error: "", current: { ...dealer, version: "2" } }, { status: 409 }),
		];
		msw.use(http.put("/api/dealers/7", () => answers.shift() ?? HttpResponse.error()));
		const save = await find(canvasElement, "button", "Save");
		for (const refused of [phone, /^Somebody else has changed this dealer/]) {
			await userEvent.click(save);
			const saved = await canvas.findByText(/^Saved: /);
			await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "false"));
			await userEvent.click(save);
			await canvas.findByText(refused);
			await waitFor(() => expect(saved).not.toBeInTheDocument());
		}
	},
};

/** The addresses are edited with the keyboard alone, and a refusal loses none and names the one it is about. */
export const AddressesOfDealer: Story = {
	name: "Addresses of a dealer",
	args: { path: "/dealers/7" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const sent: unknown[] = [];
		const leadAddresses = '"eve" is not an email address';
		const answers = [
			HttpResponse.json({ error: "Not saved.", fields: { leadAddresses } }, { status: 422 }),
			HttpResponse.json({ saved: dealer, change: null }),
		];
		msw.use(
			http.put("/api/dealers/7", async ({ request }) => {
				sent.push(await request.json());
				return answers.shift() ?? HttpResponse.error();
			}),
		);
		const add = await find(canvasElement, "button", "Add an address");
		const address = (n: number) => canvas.getByRole("textbox", { name: `Further address ${n}` });
		await userEvent.click(await find(canvasElement, "button", /^Remove further address 1/));
		await waitFor(() => expect(address(1)).toHaveFocus());
		await expect(address(1)).toHaveValue("crm@gulf.example.com");
		add.focus();
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(address(2)).toHaveFocus());
		await userEvent.keyboard("eve");
		for (const n of [3, 4]) {
			add.focus();
			await userEvent.keyboard("{Enter}");
			await waitFor(() => expect(address(n)).toHaveFocus());
		}
		await expect(add).toHaveAttribute("aria-disabled", "true");
		await userEvent.click(await find(canvasElement, "button", "Save"));
		await canvas.findByText(leadAddresses);
		await waitFor(() => expect(address(2)).toHaveFocus());
		await expect(address(2)).toHaveAccessibleDescription(leadAddresses);
		await expect(address(1)).toHaveAttribute("aria-invalid", "false");
		await userEvent.keyboard("@gulf.example.com");
		await userEvent.click(await find(canvasElement, "button", "Save"));
		await canvas.findByText(/^Saved: /);
		const saved = (text: string) => ({ version: "1", values: { leadAddresses: text } });
		await expect(sent).toEqual([
			saved("crm@gulf.example.com (ADF); eve"),
			saved("crm@gulf.example.com (ADF); eve@gulf.example.com"),
		]);
	},
};

export const AddressesOfDealerOnPhoneInTheDark: Story = {
	name: "Addresses of a dealer on a phone in the dark",
	args: { path: "/dealers/7" },
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		const add = await find(canvasElement, "button", "Add an address");
		add.scrollIntoView({ block: "center" });
	},
};

/** The pin that somebody drags stays in their hand when the answer about the place before arrives. */
const PinHeldDuringACheck: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const [asked, answer] = [deferred(), deferred()];
		msw.use(
			http.get("/api/dealers/place", async ({ request }) => {
				const { searchParams } = new URL(request.url);
				const isMoved = searchParams.get("latitude") !== `${dealer.values.latitude}`;
				if (isMoved) {
					asked.give();
					await answer.given;
				}
				return HttpResponse.json({
					...{ doubts: isMoved ? [] : dealer.doubts, zip: null },
				} satisfies PlaceCheck);
			}),
		);
		const pin = await find(canvasElement, "button", "Pin of this dealer");
		pin.focus();
		await userEvent.keyboard("{ArrowUp}");
		await asked.given;
		const { left, top } = pin.getBoundingClientRect();
		const at = (pixels: number) => ({ clientX: left + 20 + pixels, clientY: top + 20 });
		await fireEvent.mouseDown(pin, at(0));
		for (const pixels of [30, 60]) await fireEvent.mouseMove(pin, at(pixels));
		answer.give();
		await waitFor(() => expect(canvas.queryByText(/^The coordinates are more/)).toBeNull());
		// The effects of what has been rendered run before the next event.
		await userEvent.keyboard("{Shift}");
		await fireEvent.mouseUp(pin, at(60));
		const longitude: HTMLInputElement = canvas.getByLabelText("Longitude");
		await waitFor(() => expect(Number(longitude.value)).toBeGreaterThan(-81.79));
	},
};

const RejectDialog: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement }) => {
		await find(canvasElement, "button", "Pin of this dealer");
		await userEvent.click(await find(canvasElement, "button", "Reject …"));
		const dialog = await find(canvasElement, "dialog", "Reject 1 dealer?");
		// As a browser does it that does not ask.
		(dialog as HTMLDialogElement).close();
		await waitFor(async () => {
			await userEvent.click(await find(canvasElement, "button", "Reject …"));
			await expect(dialog).toBeVisible();
		});
	},
};

/** What is written in a dialog is lost by nothing that does not say so. */
const ReasonNotLost: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const asking = "Close and lose what you entered?";
		await find(canvasElement, "button", "Pin of this dealer");
		const opener = await find(canvasElement, "button", "Reject …");
		await userEvent.click(opener);
		const reason = await find(canvasElement, "textbox", "Reason (optional)");
		await userEvent.type(reason, "No such street");
		await userEvent.tab();
		await userEvent.keyboard("{Escape}");
		await find(canvasElement, "dialog", asking);
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(canvas.queryByRole("dialog", { name: asking })).toBeNull());
		await waitFor(async () => expect(await find(canvasElement, "button", "Cancel")).toHaveFocus());

		// As a browser does it that does not ask.
		reason.closest("dialog")?.close();
		await find(canvasElement, "dialog", asking);
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(canvas.queryByRole("dialog", { name: asking })).toBeNull());
		await expect(reason).toBeVisible();

		msw.use(
			http.post("/api/dealers/actions", () =>
				HttpResponse.json({ error: "The database does not answer." }, { status: 503 }),
			),
		);
		const reject = await find(canvasElement, "button", "Reject and mail the reason");
		await userEvent.click(reject);
		await canvas.findByText("The database does not answer.");
		await userEvent.click(opener);
		await expect(await find(canvasElement, "textbox", "Reason (optional)")).toHaveValue(
			"No such street",
		);

		msw.use(
			http.post("/api/dealers/actions", () =>
				HttpResponse.json({
					...{ changed: 0, unchanged: 0, mailed: 0, notTold: [], change: null },
					outdated: [{ row, change: null }],
				} satisfies DealerActionResult),
			),
		);
		await userEvent.click(await find(canvasElement, "button", "Reject and mail the reason"));
		await canvas.findByText(/^1 dealer was changed meanwhile/);
		await userEvent.click(opener);
		await expect(await find(canvasElement, "textbox", "Reason (optional)")).toHaveValue(
			"No such street",
		);

		msw.use(
			http.post("/api/dealers/actions", () =>
				HttpResponse.json({
					...{ changed: 1, unchanged: 0, outdated: [], mailed: 1, notTold: [], change: 5 },
				} satisfies DealerActionResult),
			),
		);
		await userEvent.click(await find(canvasElement, "button", "Reject and mail the reason"));
		await canvas.findByText(/^Rejected: 1 dealer\./);
		await userEvent.click(opener);
		const next = await find(canvasElement, "textbox", "Reason (optional)");
		await expect(next).toHaveValue("");
		await userEvent.type(next, "Of another dealer");
		await userEvent.tab();
		await userEvent.keyboard("{Escape}");
		await find(canvasElement, "dialog", asking);
		await userEvent.click(await find(canvasElement, "button", "Close"));
		await waitFor(() => expect(opener).toHaveFocus());
		await expect(canvas.queryByRole("dialog")).toBeNull();
		await userEvent.click(opener);
		await expect(next).toHaveValue("");
	},
};

/** Everything was selected, which is more than can be, and then less again. */
const SelectionOfAllEnds: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const list = (n: number, version?: string) =>
			msw.use(
				http.get("/api/dealers", () =>
					HttpResponse.json({
						...{ items: dealers.items, count: { n, isExact: n <= 10_000 } },
						...(version && { version }),
					} satisfies Page<DealerRow>),
				),
			);
		let minutes = 0;
		const pollUntil = (text: string) =>
			waitFor(() => {
				poll(++minutes);
				canvas.getByText(text);
			});
		const ended = "Nothing selected any more, because the list has changed";
		const all = await find(canvasElement, "checkbox", "Select all on this page");
		list(10_000, "1");
		await pollUntil("10,000 dealers");
		await userEvent.click(all);
		await userEvent.click(await find(canvasElement, "button", "Select all 10,000 dealers"));
		await canvas.findByText("10,000 dealers selected");
		list(10_001);
		await pollUntil(ended);
		list(10_000, "1");
		await pollUntil("10,000 dealers");
		await canvas.findByText(ended);
		await expect(all).not.toBeChecked();

		await userEvent.click(all);
		await userEvent.click(await find(canvasElement, "button", "Select all 10,000 dealers"));
		// Somebody else has added one, and another one is gone.
		list(10_000, "2");
		await pollUntil(ended);
		await userEvent.click(all);
		await canvas.findByText("5 dealers selected");
	},
};

export const Duplicates: Story = {
	args: { path: "/dealers/duplicates" },
	play: shows("Likely duplicates"),
};

/** The pair is gone, and the notice offers to undo that. */
const DuplicateToldApart: Story = {
	args: { path: "/dealers/duplicates" },
	play: async ({ canvasElement, msw }) => {
		const name = "These two are no duplicates: numbers 7 and 8";
		const button = await find(canvasElement, "button", name);
		const answer = deferred();
		msw.use(
			http.get("/api/dealers/duplicates", () =>
				HttpResponse.json({ pairs: [], count: 0, pages: 1 } satisfies DuplicatePage),
			),
			http.post("/api/dealers/duplicates/distinct", async () => {
				await answer.given;
				return HttpResponse.json({ change: 5 });
			}),
		);
		await userEvent.click(button);
		// Another press, also at another pair, would be lost.
		await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
		answer.give();
		await within(canvasElement).findByText(`No duplicates: ${longName} and Gulf Carts.`);
		await within(canvasElement).findByText("No likely duplicates");
		await waitFor(async () =>
			expect(await find(canvasElement, "heading", "Likely duplicates")).toHaveFocus(),
		);
	},
};

const goneMeanwhile = () =>
	HttpResponse.json({ error: "Somebody else was faster." }, { status: 409 });

/** Somebody else has decided the only pair, which goes with the pressed button. */
const decidedByOthers =
	(button: string | RegExp): NonNullable<Story["play"]> =>
	async ({ canvasElement, msw }) => {
		const pressed = (await within(canvasElement).findAllByRole("button", { name: button }))[0];
		msw.use(
			http.get("/api/dealers/duplicates", () =>
				HttpResponse.json({ pairs: [], count: 0, pages: 1 } satisfies DuplicatePage),
			),
			http.post("/api/dealers/duplicates/distinct", goneMeanwhile),
			http.post("/api/dealers/actions", goneMeanwhile),
		);
		if (pressed) await userEvent.click(pressed);
		await within(canvasElement).findByText("Somebody else was faster.");
		await within(canvasElement).findByText("No likely duplicates");
		await waitFor(async () =>
			expect(await find(canvasElement, "heading", "Likely duplicates")).toHaveFocus(),
		);
	};

const DuplicateToldApartByOthers: Story = {
	args: { path: "/dealers/duplicates" },
	play: decidedByOthers("These two are no duplicates: numbers 7 and 8"),
};

const DuplicateHiddenByOthers: Story = {
	args: { path: "/dealers/duplicates" },
	play: decidedByOthers(/^Hide this one/),
};

export const Company: Story = { args: { path: "/company" }, play: shows("Company") };

export const CompanyRefused: Story = {
	args: { path: "/company" },
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		const saturday = await find(canvasElement, "textbox", "Saturday");
		await userEvent.type(saturday, "nine to four");
		await userEvent.click(await find(canvasElement, "button", "Save"));
		await within(canvasElement).findByText("It must be hours such as 8AM-6PM, or closed.");
		await waitFor(() => expect(saturday).toHaveFocus());
	},
};

/** If a change is undone already, the page says what another undo does. */
export const Changes: Story = {
	args: { path: "/changes" },
	play: async ({ canvasElement }) => {
		const again = await find(canvasElement, "button", "Undo again change 2: Dealer edited");
		await expect(again).toHaveTextContent("Undo again");
		await expect(again).toHaveAccessibleDescription(
			"Undo again takes back only what is as this change left it.",
		);
		const undo = await find(canvasElement, "button", "Undo change 3: Dealers imported");
		await expect(undo).not.toHaveAccessibleDescription();
	},
};

/** Whoever comes back while it is being undone. */
export const ChangeBeingUndone: Story = {
	name: "Change being undone",
	args: { path: "/changes/5" },
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		const bar = await find(canvasElement, "progressbar", "Undoing");
		await expect(bar).toHaveValue(61_300);
		await within(canvasElement).findByText("61,300 of 100,300 entries");
		const undo = await find(canvasElement, "button", "Undo change 5: Dealers imported");
		await expect(undo).toHaveAttribute("aria-disabled", "true");
	},
};

export const ChangeNotUndone: Story = {
	args: { path: "/changes/6" },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText(/^The undo has failed/);
	},
};

export const ChangeUndoneInPart: Story = {
	name: "Change undone in part",
	args: { path: "/changes/7" },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText(/^Undone in part/);
		await within(canvasElement).findByText(/Phone: now \(239\) 555-0111/);
	},
};

/** The button that was pressed stays, and tries again. */
const UndoRefused: Story = {
	args: { path: "/changes" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const undone = { kind: "undone", change: 9, restored: 1, conflicts: [] } as const;
		const error = "The database does not answer.";
		msw.use(
			http.post("/api/changes/3/undo", () => HttpResponse.json(undone satisfies UndoState)),
			http.post("/api/changes/9/undo", () => HttpResponse.json({ error }, { status: 503 })),
		);
		await userEvent.click(await find(canvasElement, "button", "Undo change 3: Dealers imported"));
		await canvas.findByText(/^Undone/);
		await userEvent.click(await find(canvasElement, "button", "Undo"));
		await canvas.findByText(error);
		await expect(await find(canvasElement, "button", "Undo")).toHaveFocus();
	},
};

/** What a history undoes of one row is not offered again as the undo of the whole change. */
const UndoOfRowRefused: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement, msw }) => {
		const error = "The database does not answer.";
		msw.use(http.post("/api/changes/4/undo", () => HttpResponse.json({ error }, { status: 503 })));
		const undo = await find(canvasElement, "button", "Undo change 4: Dealer edited");
		await userEvent.click(undo);
		const canvas = within(canvasElement);
		await canvas.findByText(error);
		await expect(undo).toHaveFocus();
		await expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull();
	},
};

/** The undo of what was added removes the record. Its list is shown then, with what can be done about it. */
const UndoOfAddition: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement, msw }) => {
		const added = { ...change, kind: "inserted", action: "import dealerships" } as const;
		msw.use(
			http.get("/api/dealers/7/history", () =>
				HttpResponse.json({ items: [added], hasOlder: false } satisfies History),
			),
			http.post("/api/changes/4/undo", () => {
				msw.use(
					http.get("/api/dealers/7", () =>
						HttpResponse.json({ error: "There is no such dealer." }, { status: 404 }),
					),
				);
				const undone = { kind: "undone", change: 5, restored: 1, conflicts: [] } as const;
				return HttpResponse.json(undone satisfies UndoState);
			}),
		);
		await userEvent.click(await find(canvasElement, "button", "Undo change 4: Dealers imported"));
		await expect(await find(canvasElement, "heading", "Dealers")).toHaveFocus();
		await expect(canvasElement.querySelector("#notice")).toHaveTextContent(/^Undone/);
		await expect(await find(canvasElement, "button", "Undo")).toBeVisible();
	},
};

/** It goes on while other pages are read, and the notice tells how far it is. */
const UndoOfManyRows: Story = {
	args: { path: "/changes" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		let state: UndoState = undoing;
		msw.use(
			http.post("/api/changes/3/undo", () => HttpResponse.json(state, { status: 202 })),
			http.get("/api/changes/3/undo", () => HttpResponse.json(state)),
		);
		await userEvent.click(await find(canvasElement, "button", "Undo change 3: Dealers imported"));
		await canvas.findByText("Undoing change 3 …");
		await canvas.findByText("61,300 of 100,300 entries");
		const undo = await find(canvasElement, "button", "Undoing …");
		await expect(undo).toHaveAttribute("aria-disabled", "true");
		await userEvent.click(await find(canvasElement, "link", "Dealers"));
		await find(canvasElement, "heading", "Dealers");
		state = { kind: "undone", change: 9, restored: 100_300, conflicts: [] };
		await canvas.findByText("Undone, in 100,300 entries.");
		await expect(await find(canvasElement, "button", "Undo")).toBeVisible();
	},
};

const UndoThatFails: Story = {
	args: { path: "/changes" },
	play: async ({ canvasElement, msw }) => {
		msw.use(
			http.post("/api/changes/3/undo", () => HttpResponse.json(undoing, { status: 202 })),
			http.get("/api/changes/3/undo", () => HttpResponse.json(undoFailed)),
		);
		const undo = await find(canvasElement, "button", "Undo change 3: Dealers imported");
		await userEvent.click(undo);
		await within(canvasElement).findByText(/^The undo has failed/);
		await expect(undo).toHaveFocus();
		await expect(await find(canvasElement, "button", "Undo")).toHaveAttribute(
			"aria-disabled",
			"false",
		);
	},
};

export const Import: Story = { args: { path: "/import" }, play: shows("Import") };

/** The browser cannot read what was saved again since it was chosen. */
const ImportOfChangedFile: Story = {
	args: { path: "/import" },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const field = await canvas.findByLabelText<HTMLInputElement>("File");
		const file = new File(["name"], "dealers.csv");
		const unreadable = {
			arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
		};
		Object.defineProperty(file, "slice", { value: () => unreadable });
		await userEvent.upload(field, file);
		await userEvent.click(await find(canvasElement, "button", "Check the file"));
		await canvas.findByText("The file was changed or removed. Choose it again.");
		await expect(field).toHaveFocus();
		await expect(field.files).toHaveLength(0);
	},
};

/** The vehicles of a JSON file have no numbers, and what it lacks is told apart. */
const ImportOfVehiclesInJson: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const vehicle = (place: number, outcome: ImportRow["outcome"]): ImportRow => ({
			...{ place, outcome, name: `Scout ${place}`, changes: [], notes: [] },
		});
		const page = pageOf([vehicle(0, "added"), vehicle(1, "removed")]);
		msw.use(http.get("/api/imports/1/rows", () => HttpResponse.json(page)));
		const rowOf = async (name: string) =>
			(await within(canvasElement).findByText(name)).closest("li");
		await expect(await rowOf("Scout 0")).not.toHaveTextContent("Not in the file");
		await expect(await rowOf("Scout 1")).toHaveTextContent("Not in the file");
	},
};

export const ImportReport: Story = {
	args: { path: "/import/1" },
	play: shows("dealers-november.csv"),
};

/** Corrections stay until the file is checked with them, also if it cannot be checked with other options. */
export const ImportWithCorrections: Story = {
	name: "Import with corrections",
	args: { path: "/import/1" },
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement, msw }) => {
		const cell = () => find(canvasElement, "textbox", "State of row 3");
		await expect(await cell()).toHaveAccessibleDescription('"Floridah" is not a state');
		await userEvent.clear(await cell());
		await userEvent.type(await cell(), "Florida");
		await expect(await cell()).toHaveAccessibleDescription('Not checked yet. It was "Floridah".');
		await userEvent.click(await find(canvasElement, "link", "Another file"));
		await find(canvasElement, "dialog", "Leave without saving?");
		await userEvent.click(await find(canvasElement, "button", "Stay"));
		await expect(await cell()).toHaveValue("Florida");

		let one: DeskImport = imports.failed;
		msw.use(
			http.get("/api/imports/1", () => HttpResponse.json({ ...one, id: "1" })),
			http.post("/api/imports/1/revision", () => HttpResponse.json(one)),
		);
		await userEvent.click(
			await within(canvasElement).findByText("Options", { selector: "summary" }),
		);
		await userEvent.click(await find(canvasElement, "button", "Check again"));
		await find(canvasElement, "heading", "This file was not imported");
		one = report;
		await userEvent.click(await find(canvasElement, "button", "Check again"));
		await expect(await cell()).toHaveValue("Florida");

		await userEvent.click(await find(canvasElement, "button", "Check again with 1 correction"));
		await find(canvasElement, "button", /^Apply/);
		await userEvent.click(await find(canvasElement, "link", "Another file"));
		await find(canvasElement, "heading", "Import");
	},
};

/** What is sent for an import to be checked again, which is done once `answer` is given. */
function heldRevisions() {
	const answer = deferred();
	const revisions: ImportRevision[] = [];
	let one: DeskImport = report;
	const handlers = [
		http.get("/api/imports/1", () => HttpResponse.json(one)),
		http.post<PathParams, ImportRevision>("/api/imports/1/revision", async ({ request }) => {
			const revision = await request.json();
			revisions.push(revision);
			await answer.given;
			one = { ...report, mended: 2, options: revision.options ?? one.options };
			return HttpResponse.json(one);
		}),
	];
	return { answer, revisions, handlers };
}

/** What is typed while the file is sent stays, and so does the focus. */
const ImportCorrectedWhileSent: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const { answer, revisions, handlers } = heldRevisions();
		msw.use(...handlers);
		const cell = await find(canvasElement, "textbox", "State of row 3");
		await userEvent.clear(cell);
		await userEvent.type(cell, "Flori");
		const choice = await find(canvasElement, "radio", /Main Street/);
		await userEvent.click(choice);
		await userEvent.click(await find(canvasElement, "button", "Check again with 2 corrections"));
		await userEvent.type(cell, "da");
		answer.give();
		await within(canvasElement).findByText(/2 corrections of yours are in it/);
		const again = await find(canvasElement, "button", "Check again with 1 correction");
		await expect(cell).toHaveValue("Florida");
		await expect(cell).toHaveFocus();
		await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "false"));
		await userEvent.click(again);
		await find(canvasElement, "button", /^Apply/);
		await expect(revisions).toEqual([
			{
				cells: [{ row: 3, field: "state", text: "Flori" }],
				...{ texts: [], chosen: [{ row: 4, id: 9 }] },
			},
			{ cells: [{ row: 3, field: "state", text: "Florida" }], texts: [], chosen: [] },
		]);
	},
};

/** A correction that is taken back while it is sent is one of its own. */
const ImportCorrectionTakenBackWhileSent: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const { answer, revisions, handlers } = heldRevisions();
		msw.use(...handlers);
		const cell = await find(canvasElement, "textbox", "State of row 3");
		await userEvent.type(cell, "x");
		await userEvent.click(await find(canvasElement, "button", "Check again with 1 correction"));
		await userEvent.type(cell, "{Backspace}");
		msw.use(
			http.get("/api/imports/1/rows", () => HttpResponse.json(pageOf([rowWithState("Floridahx")]))),
		);
		answer.give();
		await within(canvasElement).findByText(/2 corrections of yours are in it/);
		await within(canvasElement).findByText('Not checked yet. It was "Floridahx".');
		await expect(await find(canvasElement, "textbox", "State of row 3")).toHaveValue("Floridah");
		const again = await find(canvasElement, "button", "Check again with 1 correction");
		await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "false"));
		await userEvent.click(again);
		await find(canvasElement, "button", /^Apply/);
		await expect(revisions.map(({ cells }) => cells)).toEqual([
			[{ row: 3, field: "state", text: "Floridahx" }],
			[{ row: 3, field: "state", text: "Floridah" }],
		]);
	},
};

/** Options that are chosen while the file is sent stay, and so does the focus. */
const ImportOptionsChangedWhileSent: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const { answer, revisions, handlers } = heldRevisions();
		msw.use(...handlers);
		const canvas = within(canvasElement);
		await userEvent.click(await canvas.findByText("Options", { selector: "summary" }));
		const replace = await find(canvasElement, "checkbox", /^Hide dealers that are not/);
		const phone = await find(canvasElement, "checkbox", "a phone number");
		await userEvent.click(replace);
		const again = await find(canvasElement, "button", "Check again");
		await userEvent.click(again);
		// A press while it is sent would be lost.
		await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "true"));
		await userEvent.click(phone);
		answer.give();
		await canvas.findByText(/2 corrections of yours are in it/);
		await expect(phone).toBeVisible();
		await expect(phone).toBeChecked();
		await expect(replace).not.toBeChecked();
		await expect(phone).toHaveFocus();
		await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "false"));
		await userEvent.click(again);
		await waitFor(async () =>
			expect(await find(canvasElement, "heading", "dealers-november.csv")).toHaveFocus(),
		);
		await expect(revisions.map(({ options }) => options)).toEqual([
			{ update: true, replace: false, allowMissing: ["email"] },
			{ update: true, replace: false, allowMissing: ["email", "phone"] },
		]);
	},
};

/** All that was refused is corrected. */
const ImportWithNothingRefused: Story = {
	args: { path: "/import/1?show=refused" },
	play: async ({ canvasElement, msw }) => {
		msw.use(
			http.get("/api/imports/1", () =>
				HttpResponse.json({
					...report,
					state: { ...report.state, counts: { ...counts, refused: 0 } } as DeskImport["state"],
				}),
			),
			http.get("/api/imports/1/rows", () => HttpResponse.json(pageOf([]))),
		);
		const shown = await find(canvasElement, "link", "Refused 0");
		await expect(shown).toHaveAttribute("aria-current", "page");
		await within(canvasElement).findByText("No row of this kind");
	},
};

/** An import as the first one, with something else in its state. */
const importWith = (state: Partial<ImportResult>) =>
	http.get("/api/imports/1", () =>
		HttpResponse.json({ ...report, state: { ...report.state, ...state } as DeskImport["state"] }),
	);

/** A refused row keeps the dealer that it names, and those that are not in the file are hidden. */
const ImportThatHidesOne: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText("The dealers that refused rows name are not hidden.");
		const apply = /^Apply without 2 refused rows: 1 new, 1 changed, 1 hidden$/;
		await userEvent.click(await find(canvasElement, "button", apply));
		const dialog = await find(canvasElement, "dialog", "Apply this import?");
		await expect(within(dialog).queryByRole("checkbox")).toBeNull();
		await expect(dialog).toHaveTextContent(/1 dealer will not be shown/);
	},
};

/** A file that may be cut off: nothing is sent before the operator has checked the box. */
export const ImportThatHidesMany: Story = {
	name: "Import that hides many",
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const sent: ImportApplication[] = [];
		const first = Array.from({ length: 10 }, (_, id) => ({
			id,
			name: `Cart ${id}`,
			city: "Naples",
		}));
		first[0] = { id: 0, name: longName, city: "Fort Lauderdale-by-the-Sea" };
		msw.use(
			importWith({
				counts: { ...counts, refused: 0, hidden: 8011 },
				overHideLimit: { hidden: 8011, visible: 8021, first },
			}),
			http.post<PathParams, ImportApplication>(
				"/api/imports/1/application",
				async ({ request }) => {
					sent.push(await request.json());
					return HttpResponse.json(imports.applying, { status: 202 });
				},
			),
		);
		await within(canvasElement).findByText(/^The file lacks 8,011 of the 8,021 dealers/);
		const open = await find(canvasElement, "button", /^Apply: /);
		await userEvent.click(open);
		const box = () => find(canvasElement, "checkbox", "Hide 8,011 of 8,021 dealers");
		await userEvent.click(await box());
		await userEvent.click(await find(canvasElement, "button", "Cancel"));
		// It is asked for each time.
		await userEvent.click(open);
		await expect(await box()).not.toBeChecked();
		await userEvent.click(await find(canvasElement, "button", "Apply"));
		await expect(await box()).toBeInvalid();
		await expect(sent).toEqual([]);
		await userEvent.click(await box());
		await userEvent.click(await find(canvasElement, "button", "Apply"));
		await waitFor(() =>
			expect(sent).toEqual([{ fingerprint: "1", skipRefused: false, confirmsHiding: true }]),
		);
	},
};

/** What is stored and what the row says are both there, and the row can be said to be the dealer. */
export const ImportWithARefOfAnotherDealer: Story = {
	name: "Import with a ref of another dealer",
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const text =
			"the ref D-1 is that of dealership 7, Gulf Carts, 1 Main Street, Naples, Florida, and the row has Bay Boats, 9 Harbor Drive, Miami, Florida";
		msw.use(
			http.get("/api/imports/1/rows", () =>
				HttpResponse.json(
					pageOf<ImportRow>([
						{
							...{ ...importRow, name: "Bay Boats", outcome: "refused", changes: [] },
							notes: [
								{
									...{ kind: "refused", text, offer: "sameRef" },
									cause: "ref used by another dealer",
									candidates: [
										{ id: 7, name: "Gulf Carts", place: "1 Main Street, Naples, Florida" },
									],
								},
							],
						},
					]),
				),
			),
		);
		await within(canvasElement).findByText(text);
		await userEvent.click(await find(canvasElement, "radio", /^Gulf Carts, 1 Main Street/));
		await find(canvasElement, "button", "Check again with 1 correction");
	},
};

/** Of the dealers that stay as they are, the report has a count, and not a row for each. */
const ImportThatHidesNobody: Story = {
	args: { path: "/import/1" },
	play: async ({ canvasElement, msw }) => {
		const result = { ...counts, refused: 0, hidden: 0, missing: 404 };
		msw.use(
			http.get("/api/imports/1", () =>
				HttpResponse.json({
					...report,
					options: { ...report.options, replace: false },
					state: { ...report.state, counts: result } as DeskImport["state"],
				}),
			),
			http.get("/api/imports/1/rows", () => HttpResponse.json(pageOf([]))),
		);
		await find(canvasElement, "link", "Not in the file 404");
		await within(canvasElement).findByText(
			"404 dealers that are not in the file stay as they are.",
		);
		await expect(within(canvasElement).queryByText("No row of this kind")).toBeNull();
	},
};

export const ImportBeingApplied: Story = {
	name: "Import being applied",
	args: { path: "/import/2" },
	play: async ({ canvasElement }) => {
		const bar = await find(canvasElement, "progressbar", "Applying the import");
		await expect(bar).toHaveValue(61_300);
		await within(canvasElement).findByText("61,300 of 100,300 rows");
	},
};

/** The page and the notice both say it. A screen reader says it once. */
const ImportAnnouncedOnce: Story = {
	args: { path: "/import/2" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		await find(canvasElement, "progressbar", "Applying the import");
		msw.use(http.get("/api/imports/2", () => HttpResponse.json({ ...imports.applied, id: "2" })));
		await waitFor(() => expect(canvas.getAllByText(/^Imported: /)).toHaveLength(2));
		const announced = canvas
			.getAllByText(/^Imported: /)
			.filter((text) => text.closest("[role=status]:not([aria-live=off])"));
		await expect(announced).toHaveLength(1);
	},
};

export const ImportThatFailed: Story = {
	name: "Import that failed",
	args: { path: "/import/3" },
	play: shows("This file was not imported"),
};

/** By somebody else, or while its page was not open. */
export const ImportThatWasApplied: Story = {
	name: "Import that was applied",
	args: { path: "/import/4" },
	play: async ({ canvasElement }) => {
		const undo = await find(canvasElement, "link", "See what was changed, or undo it");
		await expect(undo).toHaveAttribute("href", "/changes/12");
	},
};

export const ImportOfAListThatHasChanged: Story = {
	name: "Import of a list that has changed",
	args: { path: "/import/5" },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText(/^The list has changed since/);
	},
};

export const Vehicles: Story = { args: { path: "/vehicles" }, play: shows("Vehicles") };

/** From the list to the page of what was added, whose notice leads to its page on the site. */
const AddedDealer: Story = {
	args: { path: "/dealers?state=Florida" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const sent: unknown[] = [];
		const answers = [
			HttpResponse.json(
				{
					error: "Some fields are not filled in correctly.",
					fields: { email: "Valid email address is required" },
				},
				{ status: 422 },
			),
			HttpResponse.json(
				{
					error: "You may already have this dealer. Nothing was added.",
					duplicates: [
						{ id: 8, name: longName, place: "Naples, Florida", reasons: ["phone", "address"] },
					],
				} satisfies LikelyDuplicates,
				{ status: 422 },
			),
			HttpResponse.json({
				saved: { ...dealer, visibility: "visible" },
				change: 5,
			} satisfies Saved<Dealer>),
		];
		msw.use(
			http.post("/api/dealers", async ({ request }) => {
				sent.push(await request.json());
				return answers.shift();
			}),
			http.get("/api/dealers/7", () => HttpResponse.json({ ...dealer, visibility: "visible" })),
		);
		await userEvent.click(await find(canvasElement, "link", "Add dealer"));
		await waitFor(async () =>
			expect(await find(canvasElement, "heading", "Add dealer")).toHaveFocus(),
		);
		// Of what is not filled in yet, nothing is doubtful or wrong.
		await expect(canvas.queryByRole("list", { name: "Doubts about the place" })).toBeNull();
		await expect(canvasElement.querySelector("[aria-invalid=true]")).toBeNull();
		const state = canvas.getByRole("combobox", { name: "State" });
		await expect(state).toHaveDisplayValue("Choose a state");
		await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Gulf Carts");
		await userEvent.selectOptions(state, "Florida");
		await userEvent.click(canvas.getByRole("button", { name: "Add dealer" }));
		const email = canvas.getByRole("textbox", { name: "Email for leads" });
		await waitFor(() => expect(email).toHaveFocus());
		await expect(email).toHaveAccessibleDescription("Valid email address is required");
		await userEvent.type(email, "sales@gulf.example.com{Enter}");
		await waitFor(async () =>
			expect(
				await find(canvasElement, "heading", "You may already have this dealer"),
			).toHaveFocus(),
		);
		await expect(canvas.getByRole("link", { name: new RegExp(longName) })).toHaveAttribute(
			"href",
			"/dealers/8",
		);
		await userEvent.click(canvas.getByRole("button", { name: "Add it anyway" }));
		await waitFor(async () => expect(await find(canvasElement, "heading", longName)).toHaveFocus());
		const values = { name: "Gulf Carts", state: "Florida", email: "sales@gulf.example.com" };
		await expect(sent).toEqual([
			{ values: { name: "Gulf Carts", state: "Florida" }, distinctFrom: [] },
			{ values, distinctFrom: [] },
			{ values, distinctFrom: [8] },
		]);
		await expect(canvas.getByRole("status")).toHaveTextContent(`Added: ${longName}.`);
		await find(canvasElement, "button", "Undo");
		// That of the notice, and that of the page.
		const links = canvas.getAllByRole("link", { name: "View on site (in a new tab)" });
		await expect(links).toHaveLength(2);
		for (const link of links) {
			await expect(link).toHaveAttribute(
				"href",
				expect.stringMatching(/^https:\/\/nev\.example\.com\/dealerships\/7-the-greater-/),
			);
			await expect(link).toHaveAttribute("target", "_blank");
			await expect(link).toHaveAttribute("rel", "noreferrer");
		}
		await expect(await find(canvasElement, "link", "All dealers")).toHaveAttribute(
			"href",
			"/dealers?state=Florida",
		);
		msw.use(
			http.post("/api/changes/5/undo", () =>
				HttpResponse.json({
					...{ kind: "undone", change: 6, restored: 1, conflicts: [] },
				} satisfies UndoState),
			),
			http.get("/api/dealers/7", () =>
				HttpResponse.json({ error: "There is no such dealer." }, { status: 404 }),
			),
		);
		await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
		await waitFor(async () =>
			expect(await find(canvasElement, "heading", "Dealers")).toHaveFocus(),
		);
		await expect(canvasElement.querySelector("#notice")).toHaveTextContent(/^Undone/);
	},
};

export const NewDealerOnPhoneInTheDark: Story = {
	name: "New dealer on a phone in the dark",
	args: { path: "/dealers/new" },
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: shows("Add dealer"),
};

/** What was typed is not lost by a link, nor while the desk does not answer. */
const NewDealerNotLost: Story = {
	args: { path: "/dealers/new" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		msw.use(http.post("/api/dealers", () => HttpResponse.error()));
		const name = await find(canvasElement, "textbox", "Name");
		await userEvent.type(name, "Gulf Carts{Enter}");
		await canvas.findByText(/^The desk does not answer/);
		await expect(name).toHaveValue("Gulf Carts");
		await userEvent.click(await find(canvasElement, "link", "All dealers"));
		await find(canvasElement, "dialog", "Leave without saving?");
	},
};

/** One that visitors do not see has no page there. */
const DealerNotOnTheSite: Story = {
	args: { path: "/dealers/7" },
	play: async ({ canvasElement }) => {
		await find(canvasElement, "heading", longName);
		await within(canvasElement).findByText("Not on the site");
		await expect(within(canvasElement).queryByRole("link", { name: /^View on site/ })).toBeNull();
	},
};

export const AddedVehicle: Story = {
	tags: ["same-look"],
	args: { path: "/vehicles" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const sent: unknown[] = [];
		msw.use(
			http.post("/api/vehicles", async ({ request }) => {
				sent.push(await request.json());
				return HttpResponse.json({ saved: oneVehicle, change: 5 } satisfies Saved<DeskVehicle>);
			}),
		);
		await userEvent.click(await find(canvasElement, "link", "Add vehicle"));
		await userEvent.type(await find(canvasElement, "textbox", "Name"), "Forester 4");
		await expect(canvas.getByRole("combobox", { name: "Available" })).toHaveDisplayValue("Yes");
		await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Category" }), "4-seater");
		await userEvent.click(canvas.getByRole("button", { name: "Add vehicle" }));
		await waitFor(async () =>
			expect(await find(canvasElement, "heading", "Forester 4")).toHaveFocus(),
		);
		await expect(sent).toEqual([{ values: { name: "Forester 4", category: "4-seater" } }]);
		await expect(canvas.getByRole("status")).toHaveTextContent("Added: Forester 4.");
		for (const link of canvas.getAllByRole("link", { name: "View on site (in a new tab)" })) {
			await expect(link).toHaveAttribute("href", "https://nev.example.com/inventory/forester-4");
		}
	},
};

export const NewVehicle: Story = {
	args: { path: "/vehicles/new" },
	play: shows("Add vehicle"),
};

export const Vehicle: Story = { args: { path: "/vehicles/1" }, play: shows("Forester 4") };

/** What is selected and done in the list. */
export const ListOfDealers: Story = {
	tags: ["regression"],
	play: playEach(meta, { RejectedInPart, SelectionOfAllEnds, ApprovedAll }),
};

/** Saved, refused, changed by others, and not told. */
export const DealerEdited: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		DealerNotOnTheSite,
		SameNoticeTwice,
		RefusedAfterItWasSaved,
		DealerChangedTwiceMeanwhile,
		PinHeldDuringACheck,
		DealerThatIsNotTold,
	}),
};

/** The question, and the reason that is not lost. */
export const Rejecting: Story = {
	play: playEach(meta, { ReasonNotLost, RejectDialog }),
};

/** The only pair is decided, by this operator or another. */
export const NoDuplicates: Story = {
	play: playEach(meta, { DuplicateToldApartByOthers, DuplicateHiddenByOthers, DuplicateToldApart }),
};

/** Of a change, a row, an addition and many rows, or refused. */
export const Undone: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		UndoRefused,
		UndoOfRowRefused,
		UndoOfAddition,
		UndoOfManyRows,
		UndoThatFails,
	}),
};

/** What is typed and chosen while a file is sent, and what is said of it. */
export const ImportChecked: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		ImportCorrectedWhileSent,
		ImportCorrectionTakenBackWhileSent,
		ImportOptionsChangedWhileSent,
		ImportAnnouncedOnce,
		ImportOfVehiclesInJson,
		ImportOfChangedFile,
	}),
};

/** Few, nobody, and a report without a refused row. */
export const ImportThatHidesFew: Story = {
	name: "Import that hides few",
	play: playEach(meta, { ImportWithNothingRefused, ImportThatHidesNobody, ImportThatHidesOne }),
};

/** A dealer, from the list to its page. */
export const Added: Story = {
	tags: ["regression"],
	play: playEach(meta, { NewDealerNotLost, AddedDealer }),
};
