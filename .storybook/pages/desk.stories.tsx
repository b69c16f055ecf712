import type {
	CorrectionPage,
	DecidedCorrection,
	DeskHealth,
	DeskLead,
	History,
	LeadRow,
	MapGaps,
	NewLeadNote,
	Page,
	WaitingCorrection,
} from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, type HttpHandler, HttpResponse, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { hostileStrings } from "../../api/test/hostile-strings.js";
import { SignedOut } from "../../packages/desk/src/session/signed-out.js";
import { deferred } from "../../packages/desk/src/testing/deferred.js";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";
import { poll } from "../../packages/desk/src/testing/poll.js";
import { playEach } from "../../packages/widgets/src/testing/play-each.js";

const row: LeadRow = {
	id: 1,
	version: "1",
	createdAt: "2026-11-24T12:00:00Z",
	kind: "inquiry",
	stage: "new",
	problem: null,
	name: "Ada Lovelace",
	email: "ada@example.com",
	about: "D6 Max GT4",
	dealer: "Gulf Carts",
	zipCode: "",
};

const states: Pick<LeadRow, "stage" | "problem">[] = [
	{ stage: "new", problem: null },
	{ stage: "new", problem: "held" },
	{ stage: "new", problem: "overdue" },
	{ stage: "taken", problem: "failed" },
	{ stage: "answered", problem: null },
	{ stage: "closed", problem: null },
];

const mail = {
	recipient: "dealer",
	dealer: "Gulf Carts",
	to: "sales@gulf.example.com",
	attempts: 1,
	dueAt: row.createdAt,
	heldOnceDue: null,
	sentAt: row.createdAt,
	canReturn: false,
	lastError: null,
} as const;

const lead: DeskLead = {
	...row,
	also: [],
	uuid: "194f3120-f668-4abc-8b3c-c57a2c3cc01f",
	phone: "(239) 555-0142",
	dealerId: 7,
	routing: null,
	nearest: null,
	overdueAt: "2026-11-25T12:00:00Z",
	remindedAt: "2026-11-25T12:00:00Z",
	givenBack: null,
	notMailed: "it is paused until 2026-12-24",
	texts: [{ label: "Vehicle", text: "D6 Max GT4" }],
	message: "May I drive it on the road?\nThank you.",
	deal: null,
	page: "https://dealer.example.com/carts",
	consent: { text: "I agree to be called.", givenAt: row.createdAt },
	suspicion: null,
	isDoNotContact: false,
	mails: [
		{ ...mail, id: 1, state: "sent", canReturn: true },
		{ ...mail, id: 2, state: "dead", dealer: "Bay Carts", lastError: "550 no such user" },
		{ ...mail, id: 3, state: "held", dealer: "Key Carts" },
	],
	discardedAt: null,
	discardReason: "",
	notes: [{ id: 1, at: row.createdAt, author: "ada (desk)", text: "Calls back on Monday" }],
};

const health: DeskHealth = {
	version: "1.0.0",
	migration: "0017_hand_over",
	database: { size: 12_000_000, server: "18.1", isReadOnly: false },
	refusedLeads: 3,
	isSearchIndexed: true,
	mail: { isConfigured: true, waiting: 3, held: 1, dead: 2, refusal: null, oldestSeconds: 1200 },
	notices: { waiting: 1, held: 1, dead: 1, oldestSeconds: 0 },
	dealers: { visible: 300, pending: 1, unreviewed: 0 },
	corrections: 2,
	newLeads: 12,
	overdueLeads: 2,
	backup: null,
	backupEveryHours: null,
	map: { file: null, isReadable: true },
};

const history: History = {
	items: [
		{
			id: 4,
			at: row.createdAt,
			actor: "ada (desk)",
			action: "leads hand-over",
			undoes: null,
			undoneBy: null,
			kind: "updated",
			fields: [{ field: "dealershipId", before: "Bay Carts", after: "Gulf Carts" }],
		},
	],
	hasOlder: false,
};

const listOf = (items: LeadRow[]): Page<LeadRow> => ({
	items,
	count: { n: items.length, isExact: true },
});

const correction: WaitingCorrection = {
	id: 1,
	dealer: { id: 7, name: "Gulf Carts", place: "Naples, Florida", isListed: true },
	version: "1",
	createdAt: row.createdAt,
	email: "owner@gulf.example.com",
	differences: [
		{
			field: "phone",
			before: "(239) 555-0111",
			after: "(239) 555-0100",
			seen: "(239) 555-0199",
		},
		{ field: "email", before: "owner@gulf.example.com", after: "new@gulf.example.com" },
		{ field: "website", before: null, after: "https://gulf.example.com" },
	],
};

const corrections: CorrectionPage = {
	items: [
		correction,
		{
			...correction,
			id: 2,
			dealer: { id: 8, name: "Bay Carts", place: "Tampa, Florida", isListed: false },
			differences: [],
		},
	],
	count: { n: 2, isExact: true },
};

/** The desk's API with some leads. */
const api = (leads: Page<LeadRow>, ...first: HttpHandler[]): HttpHandler[] => [
	...first,
	http.get("/api/session", () => HttpResponse.json(operator)),
	http.get("/api/leads", () => HttpResponse.json(leads)),
	http.get("/api/leads/1", () => HttpResponse.json(lead)),
	http.get("/api/leads/1/history", () => HttpResponse.json(history)),
	http.get("/api/corrections", () => HttpResponse.json(corrections)),
	http.get("/api/attention", () =>
		HttpResponse.json({ corrections: corrections.count, mailServerRefusal: null }),
	),
	http.get("/api/health", () => HttpResponse.json(health)),
];

const leads = listOf(states.map((state, index) => ({ ...row, id: index + 1, ...state })));

const meta = {
	title: "Desk/Inbox and health",
	component: DeskAt,
	args: { path: "/leads" },
	tags: ["!autodocs"],
	loaders: [
		({ msw, parameters }) => {
			msw.use(...(parameters.deskApi ?? api(leads)));
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for what the screen shows in the end, so that axe reads all of it. */
const shows =
	(text: string | RegExp): NonNullable<Story["play"]> =>
	async ({ canvasElement }) => {
		await within(canvasElement).findAllByText(text);
	};

export const Leads: Story = { play: shows(row.name) };

export const LeadsOnPhoneInTheDark: Story = {
	name: "Leads on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: shows(row.name),
};

const NoLeads: Story = {
	parameters: { deskApi: api(listOf([])) },
	play: async (context) => {
		await shows("No leads yet")(context);
		const { canvasElement } = context;
		await expect(within(canvasElement).queryByRole("navigation", { name: "Pages" })).toBeNull();
	},
};

const NoLeadMatches: Story = {
	args: { path: "/leads?q=nobody&sort=received" },
	parameters: { deskApi: api(listOf([])) },
	play: shows("No lead matches"),
};

export const Loading: Story = {
	parameters: {
		deskApi: api(
			leads,
			http.get("/api/leads", () => delay("infinite")),
		),
	},
};

export const Failed: Story = {
	parameters: {
		deskApi: api(
			leads,
			http.get("/api/leads", () =>
				HttpResponse.json({ error: "The database does not answer." }, { status: 503 }),
			),
		),
	},
	play: shows("The database does not answer."),
};

export const HostileLeads: Story = {
	parameters: {
		deskApi: api(
			listOf(
				hostileStrings.slice(0, 60).map((text, index) => ({
					...row,
					id: index + 1,
					name: text,
					email: text,
					about: text,
					dealer: text,
				})),
			),
		),
	},
	play: shows("Export as CSV"),
};

export const Lead: Story = {
	args: { path: "/leads/1" },
	play: shows("because the dealer was not approved"),
};

export const Corrections: Story = {
	args: { path: "/corrections" },
	play: shows("The listing has these values already."),
};

export const NoCorrections: Story = {
	args: { path: "/corrections" },
	parameters: {
		deskApi: api(
			leads,
			http.get("/api/corrections", () =>
				HttpResponse.json({ items: [], count: { n: 0, isExact: true } }),
			),
		),
	},
	play: shows("No correction waits"),
};

export const AcceptCorrection: Story = {
	args: { path: "/corrections" },
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const name = "Accept correction 1 of Gulf Carts …";
		await userEvent.click(await canvas.findByRole("button", { name }));
		await canvas.findByRole("dialog", { name: "Accept the correction of Gulf Carts?" });
	},
};

/** Another operator was faster. The correction is gone, and the focus is on the next one. */
const DecidedMeanwhile: Story = {
	args: { path: "/corrections" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const name = "Decline correction 1 of Gulf Carts …";
		await userEvent.click(await canvas.findByRole("button", { name }));
		const dialog = await canvas.findByRole("dialog", {
			name: "Decline the correction of Gulf Carts?",
		});
		const error = "grace (desk) has accepted it already.";
		msw.use(
			http.post("/api/corrections/1/decline", async ({ request }) => {
				await expect(await request.json()).toMatchObject({ version: "1" });
				return HttpResponse.json({ error }, { status: 409 });
			}),
			http.get("/api/corrections", () =>
				HttpResponse.json({
					items: corrections.items.slice(1),
					count: { n: 1, isExact: true },
				} satisfies CorrectionPage),
			),
		);
		await userEvent.click(
			within(dialog).getByRole("button", { name: "Decline and mail the dealer" }),
		);
		const notice = await canvas.findByText(error);
		await expect(notice.parentElement).toHaveRole("status");
		await waitFor(() => expect(canvas.getByRole("heading", { name: "Bay Carts" })).toHaveFocus());
	},
};

const threeCorrections: CorrectionPage = {
	items: [
		...corrections.items,
		{ ...correction, id: 3, dealer: { ...correction.dealer, name: "Key Carts" } },
	],
	count: { n: 3, isExact: true },
};

/** Another operator has decided the second of three, which is gone behind the dialog. */
const DecidedBehindTheDialog: Story = {
	args: { path: "/corrections" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const { items } = threeCorrections;
		let left = items;
		msw.use(
			http.get("/api/corrections", () =>
				HttpResponse.json({ ...threeCorrections, items: left } satisfies CorrectionPage),
			),
		);
		await canvas.findByRole("heading", { name: "Gulf Carts" });
		poll(1);
		await canvas.findByRole("heading", { name: "Key Carts" });
		const accept = canvas.getByRole("button", { name: "Accept correction 2 of Bay Carts …" });
		await userEvent.click(accept);
		await canvas.findByRole("dialog", { name: "Accept the correction of Bay Carts?" });
		left = items.filter(({ id }) => id !== 2);
		poll(2);
		await waitFor(() => expect(accept).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
		await waitFor(() => expect(canvas.getByRole("heading", { name: "Key Carts" })).toHaveFocus());
	},
};

/** The pressed button had the focus before. */
const DecidedUnderThePointer: Story = {
	args: { path: "/corrections" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const name = "Accept correction 1 of Gulf Carts …";
		const accept = await canvas.findByRole("button", { name });
		await userEvent.click(accept);
		await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
		await expect(accept).toHaveFocus();
		await userEvent.pointer({ keys: "[MouseLeft>]", target: accept });
		msw.use(
			http.get("/api/corrections", () =>
				HttpResponse.json({ ...corrections, items: corrections.items.slice(1) }),
			),
		);
		poll(1);
		await waitFor(() => expect(canvas.getByRole("heading", { name: "Bay Carts" })).toHaveFocus());
	},
};

/** The answer is late, and the operator has gone on. */
const DecidedWhileTheOperatorGoesOn: Story = {
	args: { path: "/corrections" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const name = "Accept correction 1 of Gulf Carts …";
		await userEvent.click(await canvas.findByRole("button", { name }));
		const answer = deferred();
		msw.use(
			http.post("/api/corrections/1/accept", async () => {
				await answer.given;
				return HttpResponse.json({
					...{ state: "accepted", change: 5, name: "Gulf Carts", email: "a@example.com" },
				} satisfies DecidedCorrection);
			}),
			http.get("/api/corrections", () =>
				HttpResponse.json({ ...corrections, items: corrections.items.slice(1) }),
			),
		);
		await userEvent.click(canvas.getByRole("button", { name: "Accept and mail the dealer" }));
		const next = canvas.getByRole("button", { name: "Decline correction 2 of Bay Carts …" });
		next.focus();
		answer.give();
		await canvas.findByText(/^Accepted/);
		await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "false"));
		await expect(next).toHaveFocus();
	},
};

/** Another note that is begun before the first one is saved. */
const NoteBegunMeanwhile: Story = {
	args: { path: "/leads/1" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const answer = deferred();
		msw.use(
			http.post("/api/leads/1/notes", async () => {
				await answer.given;
				return new HttpResponse(null, { status: 204 });
			}),
		);
		const note = await canvas.findByRole("textbox");
		await userEvent.type(note, "First");
		const add = canvas.getByRole("button", { name: "Add the note" });
		await userEvent.click(add);
		await userEvent.type(note, " and second");
		answer.give();
		await canvas.findByText("The note is saved.");
		await userEvent.type(note, ".");
		await expect(note).toHaveValue("First and second.");
	},
};

/** The same note, sent again after a lost answer, has the same key. */
const NoteSentAgain: Story = {
	args: { path: "/leads/1" },
	play: async ({ canvasElement, msw }) => {
		const canvas = within(canvasElement);
		const keys: unknown[] = [];
		msw.use(
			http.post("/api/leads/1/notes", async ({ request }) => {
				keys.push(((await request.json()) as NewLeadNote).key);
				return keys.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
			}),
		);
		const note = await canvas.findByRole("textbox");
		const add = canvas.getByRole("button", { name: "Add the note" });
		await userEvent.type(note, "Has a garage");
		await userEvent.click(add);
		await canvas.findByText(/^The desk does not answer/);
		await userEvent.click(add);
		await waitFor(() => expect(note).toHaveValue(""));
		await waitFor(() => expect(add).toHaveAttribute("aria-disabled", "false"));
		await userEvent.type(note, "Has a garage");
		await userEvent.click(add);
		await waitFor(() => expect(keys).toHaveLength(3));
		await expect(keys[1]).toBe(keys[0]);
		await expect(keys[2]).not.toBe(keys[0]);
	},
};

/** A note that is not added yet is not lost with a press on a link, nor with the end of the session. */
const LeadWithUnsavedNote: Story = {
	args: { path: "/leads/1" },
	play: async ({ canvasElement, msw }) => {
		let isEnded = false;
		msw.use(
			http.delete("/api/session", () => {
				isEnded = true;
				return new HttpResponse(null, { status: 204 });
			}),
		);
		const canvas = within(canvasElement);
		const note = await canvas.findByRole("textbox");
		await userEvent.type(note, "Wants a test drive");
		await userEvent.click(canvas.getByRole("link", { name: "All leads" }));
		await canvas.findByRole("dialog", { name: "Leave without saving?" });
		await userEvent.click(canvas.getByRole("button", { name: "Stay" }));
		await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
		await canvas.findByRole("dialog", { name: "Leave without saving?" });
		await userEvent.click(canvas.getByRole("button", { name: "Stay" }));
		await expect(note).toHaveValue("Wants a test drive");
		await expect(isEnded).toBe(false);
	},
};

export const Health: Story = { args: { path: "/health" }, play: shows(/0017_hand_over/) };

const gaps: MapGaps = {
	count: 12,
	dealers: [
		{ id: 8, name: "Bay Carts", place: "Tampa, Florida" },
		{ id: 7, name: "Gulf Carts", place: "Naples, Florida" },
	],
};

/** The desk's API with a map of the operator's. */
const withMap = (answer: Parameters<typeof http.get>[1]) =>
	api(
		leads,
		http.get("/api/health", () =>
			HttpResponse.json({ ...health, map: { file: "/maps/us.pmtiles", isReadable: true } }),
		),
		http.get("/api/health/map", answer),
	);

export const HealthWithDealersOutsideTheMap: Story = {
	name: "Health with dealers outside the map",
	args: { path: "/health" },
	parameters: { deskApi: withMap(() => HttpResponse.json(gaps)) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const dealer = await canvas.findByRole("link", { name: "Gulf Carts" });
		await expect(dealer).toHaveAttribute("href", "/dealers/7");
		const item = dealer.closest(".checks > li");
		await expect(item).toHaveTextContent(
			/^MapNeeds a hand12 dealers are outside the detailed part/,
		);
		await expect(item).toHaveTextContent(/Naples, Floridaand 10 more$/);
		const main = within(canvas.getByRole("main"));
		await expect(main.getByRole("status")).toHaveTextContent(/^12 dealers are outside/);
	},
};

const HealthWhileTheMapIsChecked: Story = {
	args: { path: "/health" },
	parameters: { deskApi: withMap(() => delay("infinite")) },
	play: shows("Checking"),
};

const HealthWithoutAnAnswer: Story = {
	args: { path: "/health" },
	parameters: {
		deskApi: withMap(() =>
			HttpResponse.json({ error: "The database does not answer." }, { status: 503 }),
		),
	},
	play: shows(/is not known. The database does not answer/),
};

export const NotSignedIn: Story = { render: () => <SignedOut /> };

/** No lead, and none that matches. */
export const Empty: Story = {
	play: playEach(meta, { NoLeadMatches, NoLeads }),
};

/** A correction, by this operator or another. */
export const Decided: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		DecidedBehindTheDialog,
		DecidedUnderThePointer,
		DecidedWhileTheOperatorGoesOn,
		DecidedMeanwhile,
	}),
};

/** Begun, sent again, and not saved. */
export const Notes: Story = {
	tags: ["regression"],
	play: playEach(meta, { NoteBegunMeanwhile, NoteSentAgain, LeadWithUnsavedNote }),
};

/** While it is checked, and if it cannot be. */
export const HealthWithoutAnAnswerAboutTheMap: Story = {
	name: "Health without an answer about the map",
	play: playEach(meta, { HealthWhileTheMapIsChecked, HealthWithoutAnAnswer }),
};
