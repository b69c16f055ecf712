import type {
	DeskLead,
	History,
	LeadActionPreview,
	LeadActionResult,
	LeadMail,
	LeadPage,
	LeadRow,
	NextLead,
	Page,
	Receiver,
	Receivers,
} from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { deferred } from "../../packages/desk/src/testing/deferred.js";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";
import { playEach } from "../../packages/widgets/src/testing/play-each.js";

const at = "2026-11-24T12:00:00Z";

const row: LeadRow = {
	...{ id: 1, version: "1", createdAt: at, kind: "inquiry", name: "Ada Lovelace" },
	...{ stage: "new", problem: "held" },
	...{ email: "ada@example.com", about: "D6 Max GT4", dealer: "Gulf Carts", zipCode: "" },
};

const mail: LeadMail = {
	...{ id: 1, recipient: "dealer", dealer: "Gulf Carts", state: "sent", attempts: 1 },
	to: "sales@gulf.example.com",
	...{ dueAt: at, heldOnceDue: null, sentAt: at, canReturn: false, lastError: null },
};

/** All that a lead can have. */
const lead: DeskLead = {
	...{
		...row,
		stage: "taken",
		phone: "(239) 555-0142",
		dealerId: 7,
		overdueAt: at,
		remindedAt: at,
		givenBack: {
			...{ dealer: "Island Carts", at, reason: "distance" },
			note: "We are on the other side of the bridge.",
		},
		notMailed: "it is not approved",
		routing: null,
		nearest: null,
		also: [70, 72],
	},
	uuid: "194f3120-f668-4abc-8b3c-c57a2c3cc01f",
	texts: [
		{ label: "Vehicle", text: "D6 Max GT4" },
		{ label: "Price", text: "$13,295" },
	],
	message:
		"May I drive it on the road?\n\nI live on the island, and there is one bridge.\nThank you.",
	deal: {
		rows: [
			{ label: "Way to pay", text: "Standard Loan" },
			{ label: "Monthly payment", text: "$162.07 for 60 months, 7.99% APR" },
			{ label: "Total cost", text: "$10,724.29" },
			{ label: "Vehicle price", text: "$8,995" },
			{ label: "Down payment", text: "$1,000" },
			{ label: "Trade-in", text: "worth $2,000, $500.50 still owed" },
			{ label: "Credit score", text: "about 700" },
		],
		path: "/inventory/d6-max-gt4#financing=1&price=8995",
	},
	page: "https://dealer.example.com/carts/low-speed-vehicles?campaign=autumn&source=newsletter",
	consent: { text: "I agree to be called and texted about my inquiry.", givenAt: at },
	suspicion: "quick",
	isDoNotContact: true,
	mails: [
		{ ...mail, recipient: "company", dealer: "", to: "", canReturn: true },
		{ ...mail, id: 2, state: "dead", dealer: "Bay Carts", lastError: "550 5.1.1 no such user" },
		{ ...mail, id: 3, state: "held" },
		{
			...{ ...mail, id: 4, state: "waiting", lastError: "451 4.7.1 try again later" },
			heldOnceDue: "The sender is on the do-not-contact list.",
		},
		{ ...mail, id: 5, state: "discarded", dealer: "Key Carts" },
		{ ...mail, id: 6, recipient: "former", dealer: "Key Carts" },
		{
			...{ ...mail, id: 7, recipient: "webhook", dealer: "", state: "waiting" },
			lastError: "The webhook's receiver answered with status 503.",
		},
	],
	discardedAt: null,
	discardReason: "",
	notes: [
		{ id: 1, at, author: "ada (desk)", text: "Calls back on Monday" },
		{ id: 2, at, author: "grace (nev)", text: "Wants the long wheelbase.\nBudget: $14,000." },
	],
};

const change = { at, actor: "ada (desk)", undoes: null, undoneBy: null, kind: "updated" } as const;

const history: History = {
	items: [
		{
			...{ ...change, id: 9, action: "leads hand-over" },
			fields: [
				{ field: "dealershipId", before: "Key Carts", after: "Gulf Carts" },
				{ field: "mail.dealer", before: "waiting", after: "discarded" },
			],
		},
		{
			...{ ...change, id: 8, action: "leads stage", undoneBy: 9 },
			fields: [{ field: "stage", before: "new", after: "taken" }],
		},
	],
	hasOlder: true,
};

const pageOf = <Item,>(items: Item[], n = items.length): Page<Item> => ({
	items,
	count: { n, isExact: true },
	version: "1",
});

/** The list that an address describes: of dealer 7 some leads, of dealer 8 none. */
function leadsAt({ searchParams }: URL): LeadPage {
	const dealer = searchParams.get("dealer");
	if (dealer === "8") return { ...pageOf([]), dealer: { id: 8, name: "Bay Carts" } };
	const page = { ...pageOf([row, { ...row, id: 2 }], 60), next: "2" };
	return dealer === "7" ? { ...page, dealer: { id: 7, name: "Gulf Carts" } } : page;
}

const bayCarts: Receiver = {
	...{ id: 8, version: "1", name: "Bay Carts", city: "Tampa", state: "Florida", zipCode: "33602" },
	...{ phone: "(813) 555-0111", email: "sales@bay.example.com", visibility: "visible" },
	...{ pausedUntil: null, miles: null },
};

const bayWheels: Receiver = { ...bayCarts, id: 9, name: "Bay Wheels", pausedUntil: "2026-12-24" };

const receivers: Receivers = { items: [bayCarts, bayWheels], hasMore: false, place: null };

const preview: LeadActionPreview = {
	...{ changed: 1, unchanged: 0, outdated: [], mailCount: 2, heldCount: 0, notToldCount: 0 },
	mails: [
		{ dealer: null, email: "leads@example.com", n: 1 },
		{ dealer: "Bay Carts", email: "sales@bay.example.com", n: 1 },
	],
};

const result: LeadActionResult = {
	...{
		mails: [],
		change: 10,
		changed: 1,
		unchanged: 0,
		outdated: [],
		mailCount: 2,
		heldCount: 0,
		notToldCount: 0,
	},
};

/** Another operator has handed it over. */
const outdated: LeadActionResult = {
	...{ change: null, changed: 0, unchanged: 0, mailCount: 0, heldCount: 0, notToldCount: 0 },
	mails: [],
	outdated: [
		{
			row: { ...row, stage: "taken", problem: null, dealer: "Bay Carts" },
			change: { ...change, id: 9, actor: "grace (desk)", action: "leads hand-over" },
		},
	],
};

/** The desk's API, with what it answers to a press in this story. */
const api = ({ hasMailServer = true, isOutdated = false } = {}) => [
	http.get("/api/session", () => HttpResponse.json({ ...operator, hasMailServer })),
	http.get("/api/leads", ({ request }) => HttpResponse.json(leadsAt(new URL(request.url)))),
	http.get("/api/leads/1", () => HttpResponse.json(lead)),
	http.get("/api/leads/1/history", () => HttpResponse.json(history)),
	http.get("/api/attention", () =>
		HttpResponse.json({ corrections: { n: 0, isExact: true }, mailServerRefusal: null }),
	),
	http.get("/api/dealers/receivers", () => HttpResponse.json(receivers)),
	http.post("/api/leads/actions/preview", () =>
		HttpResponse.json(isOutdated ? { ...outdated, mails: [] } : preview),
	),
	http.post("/api/leads/actions", () => HttpResponse.json(isOutdated ? outdated : result)),
	http.put("/api/leads/1/stage", () =>
		HttpResponse.json(
			{ error: "grace (desk) has changed this lead meanwhile: it is closed." },
			{ status: 409 },
		),
	),
	http.post("/api/leads/1/notes", () => HttpResponse.json(lead, { status: 201 })),
	http.delete("/api/leads/1/notes/1", () => HttpResponse.json(lead)),
];

const meta = {
	title: "Desk/Leads",
	component: DeskAt,
	args: { path: "/leads/1" },
	tags: ["!autodocs"],
	loaders: [
		({ msw, parameters }) => {
			msw.use(...api(parameters.api));
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The screen of a story. What is looked for may still be loading. */
function screenOf(canvasElement: HTMLElement) {
	const canvas = within(canvasElement);
	const find = (role: string, name: string | RegExp) => canvas.findByRole(role, { name });
	return {
		find,
		press: async (name: string | RegExp) => userEvent.click(await find("button", name)),
		shows: (text: string | RegExp) => canvas.findByText(text),
	};
}

/** Opens a dialog, and presses its button. */
const sends =
	(opener: string, title: string, confirm: string, notice: string): NonNullable<Story["play"]> =>
	async ({ canvasElement }) => {
		const { find, press, shows } = screenOf(canvasElement);
		await press(opener);
		const dialog = await find("dialog", title);
		await within(dialog).findByText("Bay Carts, sales@bay.example.com");
		await userEvent.click(within(dialog).getByRole("button", { name: confirm }));
		await shows(notice);
		await waitFor(async () => expect(await find("button", opener)).toHaveFocus());
	};

export const Everything: Story = {
	play: async ({ canvasElement }) => {
		const { shows } = screenOf(canvasElement);
		await shows("550 5.1.1 no such user");
		await shows("Not mailed to the dealer");
		await shows("Id in dealer systems");
		await shows(/, and held back then: The sender is on the do-not-contact list\.$/);
		await shows(
			"The email address is on the do-not-contact list. Mails that are held back are sent only once you release them.",
		);
	},
};

/** The sender is on the do-not-contact list, and no mail is held back. */
const AllSent: Story = {
	loaders: [
		({ msw }) => {
			const mails = lead.mails.filter(({ state }) => state !== "held");
			msw.use(http.get("/api/leads/1", () => HttpResponse.json({ ...lead, mails })));
			return {};
		},
	],
	play: async ({ canvasElement }) => {
		await screenOf(canvasElement).shows("The email address is on the do-not-contact list.");
	},
};

export const EverythingOnPhoneInTheDark: Story = {
	...Everything,
	name: "Everything on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
};

const Retry: Story = {
	play: sends(
		"Retry unsent mails …",
		"Retry the waiting and failed mails of 1 lead now?",
		"Retry now",
		"Retried: 1 lead. 2 mails are on their way.",
	),
};

/** The dealer came onto the do-not-contact list meanwhile. */
const RetryHoldsBack: Story = {
	play: async ({ canvasElement, msw }) => {
		const { find, press, shows } = screenOf(canvasElement);
		const held = { mailCount: 0, heldCount: 1 };
		msw.use(
			http.post("/api/leads/actions/preview", () =>
				HttpResponse.json({ ...preview, ...held, mails: [] }),
			),
			http.post("/api/leads/actions", () => HttpResponse.json({ ...result, ...held })),
		);
		await press("Retry unsent mails …");
		const dialog = within(await find("dialog", /^Retry/));
		await dialog.findByText("No mail is sent.");
		await dialog.findByText(
			"1 mail is held back, because its dealer may not be mailed or its sender asked not to be contacted.",
		);
		await userEvent.click(dialog.getByRole("button", { name: "Retry now" }));
		await shows(/^Retried: 1 lead\. 1 mail is held back,/);
	},
};

const Resend: Story = {
	play: sends(
		"Resend sent mails …",
		"Resend the sent mails of 1 lead?",
		"Resend",
		"Resent: 1 lead. 2 mails are on their way.",
	),
};

const Release: Story = {
	play: sends(
		"Release held mails …",
		"Release the held mails of 1 lead?",
		"Release",
		"Released: 1 lead. 2 mails are on their way.",
	),
};

const RetryWithoutMailServer: Story = {
	parameters: { api: { hasMailServer: false } },
	play: sends(
		"Retry unsent mails …",
		"Retry the waiting and failed mails of 1 lead now?",
		"Retry now",
		"2 mails wait for a mail server: this desk knows none (SMTP_URL).",
	),
};

/** As far as its question, so that it can be seen. */
const asksForDealer: NonNullable<Story["play"]> = async ({ canvasElement }) => {
	const { find, press } = screenOf(canvasElement);
	await press("Hand over …");
	const dialog = within(await find("dialog", "Hand 1 lead to another dealer"));
	const search = dialog.getByRole("textbox");
	await userEvent.click(dialog.getByRole("button", { name: "Hand over" }));
	await waitFor(() => expect(search).toHaveAccessibleDescription(/Choose a dealer/));
	await expect(search).toHaveFocus();
	await userEvent.type(search, "bay");
	await userEvent.click(await dialog.findByRole("radio", { name: /^Bay Carts/ }));
	const paused = dialog.getByRole("radio", { name: /^Bay Wheels .*paused until 2026-12-24/ });
	await userEvent.click(paused);
	await expect(paused).not.toBeChecked();
	await userEvent.click(dialog.getByRole("checkbox", { name: /^Tell the former dealer/ }));
	await dialog.findByText("This sends 2 mails to:");
};

export const HandOverDialog: Story = { name: "Hand over dialog", play: asksForDealer };

/** The former dealer has a dealer system, which reads nothing but leads. */
const HandOverTellsNoDealerSystem: Story = {
	play: async (context) => {
		const notTold = "The former dealer is not told: it gets ADF or is not mailed.";
		context.msw.use(
			http.post("/api/leads/actions/preview", () =>
				HttpResponse.json({ ...preview, notToldCount: 1 }),
			),
			http.post("/api/leads/actions", () => HttpResponse.json({ ...result, notToldCount: 1 })),
		);
		await asksForDealer(context);
		const { press, shows } = screenOf(context.canvasElement);
		await shows(notTold);
		await press("Hand over");
		await shows(`Handed over: 1 lead. ${notTold} 2 mails are on their way.`);
	},
};

const HandOverDialogWithoutMailServer: Story = {
	parameters: { api: { hasMailServer: false } },
	play: async ({ canvasElement }) => {
		const { find, press } = screenOf(canvasElement);
		await press("Hand over …");
		const dialog = within(await find("dialog", "Hand 1 lead to another dealer"));
		await dialog.findByText(/^The mail to the new dealer waits for a mail server\./);
		await expect(dialog.queryByText(/is mailed/)).not.toBeInTheDocument();
	},
};

/** Nobody loses it, and so nobody is told. */
const HandOverOfALeadForNobody: Story = {
	play: async ({ canvasElement, msw }) => {
		msw.use(http.get("/api/leads/1", () => HttpResponse.json({ ...lead, dealerId: null })));
		const { find, press } = screenOf(canvasElement);
		await press("Hand over …");
		const dialog = within(await find("dialog", "Hand 1 lead to a dealer"));
		await expect(dialog.queryByText(/former dealer/)).not.toBeInTheDocument();
	},
};

export const HandOverDialogOnPhoneInTheDark: Story = {
	name: "Hand over dialog on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: asksForDealer,
};

const ToAnotherDealer: Story = {
	play: async (context) => {
		await asksForDealer(context);
		const { find, press, shows } = screenOf(context.canvasElement);
		await press("Hand over");
		await shows("Handed over: 1 lead. 2 mails are on their way.");
		await waitFor(async () => expect(await find("button", "Hand over …")).toHaveFocus());
	},
};

/** A lead from a ZIP code, which is nobody's. */
const ofNobody: DeskLead = {
	...lead,
	...{ stage: "new", dealer: "", dealerId: null, notMailed: null, zipCode: "33606" },
	texts: [...lead.texts, { label: "ZIP code", text: "33606" }],
	nearest: { ...bayCarts, miles: 1.6 },
};

const ybor = { ...bayCarts, id: 10, name: "Ybor Electric Carts", zipCode: "33605" };

const nearby: Receivers = {
	items: [
		{ ...bayCarts, miles: 1.6 },
		{ ...bayWheels, miles: 1.7 },
		{ ...ybor, miles: 3.4 },
		{ ...ybor, id: 11, name: "Sarasota Carts", city: "Sarasota", zipCode: "34236", miles: 49.6 },
	],
	hasMore: true,
	place: "33606 Tampa, Florida",
};

/** The desk with that lead, and with what a search for dealers finds. */
const withReceivers = (answer: () => Response): NonNullable<Story["loaders"]> => [
	({ msw }) => {
		msw.use(
			http.get("/api/leads/1", () => HttpResponse.json(ofNobody)),
			http.get("/api/dealers/receivers", answer),
		);
		return {};
	},
];

/** The dealers around the visitor are there when the dialog opens. */
export const HandOverToTheNearest: Story = {
	name: "Hand over to the nearest",
	loaders: withReceivers(() => HttpResponse.json(nearby)),
	play: async ({ canvasElement }) => {
		const { find, press } = screenOf(canvasElement);
		await press("Hand over …");
		const dialog = within(await find("dialog", "Hand 1 lead to a dealer"));
		await expect(dialog.getByRole("textbox")).toHaveValue("33606");
		const first = await dialog.findByRole("radio", {
			name: "Bay Carts Tampa, Florida 33602, 2 miles",
		});
		await expect(first).not.toBeChecked();
		await expect(dialog.getAllByRole("radio")).toHaveLength(4);
		await dialog.findByText(
			"The nearest to 33606 Tampa, Florida first. There are more: search for a name.",
		);
	},
};

const HandOverToTheNearestOnPhoneInTheDark: Story = {
	...HandOverToTheNearest,
};

const NoneNearby: Story = {
	loaders: withReceivers(() => HttpResponse.json({ ...nearby, items: [], hasMore: false })),
	play: async ({ canvasElement }) => {
		const { press, shows } = screenOf(canvasElement);
		await press("Hand over …");
		await shows(
			"No dealer is within 250 miles of 33606 Tampa, Florida. Search for another place or a name.",
		);
	},
};

const UnknownZipCode: Story = {
	loaders: withReceivers(() => HttpResponse.json({ items: [], hasMore: false, place: null })),
	play: async ({ canvasElement }) => {
		const { press, shows } = screenOf(canvasElement);
		await press("Hand over …");
		await shows("The ZIP code 33606 is unknown. Search for a city with its state, or a name.");
	},
};

const DealersNotFound: Story = {
	loaders: withReceivers(() =>
		HttpResponse.json({ error: "The database is unavailable." }, { status: 503 }),
	),
	play: async ({ canvasElement }) => {
		const { press, shows } = screenOf(canvasElement);
		await press("Hand over …");
		await shows("The database is unavailable.");
	},
};

/** It is chosen when the dialog opens, and the focus stays on the page once it has the lead. */
export const NearestDealer: Story = {
	loaders: withReceivers(() => HttpResponse.json(nearby)),
	play: async ({ canvasElement, msw }) => {
		const { find, press, shows } = screenOf(canvasElement);
		await shows(/^Nearest dealer:/);
		await press("Hand over to it …");
		const dialog = within(await find("dialog", "Hand 1 lead to a dealer"));
		await expect(await dialog.findByRole("radio", { name: /^Bay Carts/ })).toBeChecked();
		await dialog.findByText("This sends 2 mails to:");
		// Nothing was chosen that could be lost.
		await userEvent.keyboard("{Escape}");
		await waitFor(async () => expect(await find("button", "Hand over to it …")).toHaveFocus());
		await press("Hand over to it …");
		msw.use(
			http.get("/api/leads/1", () =>
				HttpResponse.json({ ...ofNobody, nearest: null, dealerId: 8, dealer: "Bay Carts" }),
			),
		);
		await userEvent.click(
			within(await find("dialog", "Hand 1 lead to a dealer")).getByRole("button", {
				name: "Hand over",
			}),
		);
		await shows("Handed over: 1 lead. 2 mails are on their way.");
		await waitFor(async () => expect(await find("heading", "Ada Lovelace")).toHaveFocus());
	},
};

const NearestDealerOnPhoneInTheDark: Story = {
	loaders: withReceivers(() => HttpResponse.json(nearby)),
	play: async ({ canvasElement }) => {
		await screenOf(canvasElement).find("button", "Hand over to it …");
	},
};

/** It went to its dealer at once. */
const Routed: Story = {
	loaders: [
		({ msw }) => {
			const routing = "To the nearest dealer, 12 miles from 34102";
			msw.use(http.get("/api/leads/1", () => HttpResponse.json({ ...lead, routing })));
			return {};
		},
	],
	play: async ({ canvasElement }) => {
		await screenOf(canvasElement).shows("To the nearest dealer, 12 miles from 34102");
	},
};

export const DiscardDialog: Story = {
	play: async ({ canvasElement }) => {
		const { find, press } = screenOf(canvasElement);
		await press("Discard …");
		await press("Discard");
		const reason = await find("textbox", "Reason, for whoever reads it later");
		await waitFor(() => expect(reason).toHaveAccessibleDescription("Say why"));
		await expect(reason).toHaveFocus();
	},
};

const DiscardedAtOnce: Story = {
	play: async ({ canvasElement }) => {
		const { find, press, shows } = screenOf(canvasElement);
		await press("Discard …");
		await userEvent.type(await find("textbox", "Reason, for whoever reads it later"), "Spam");
		await press("Discard");
		await shows(/^Discarded: 1 lead\./);
	},
};

export const MailCameBack: Story = {
	play: async ({ canvasElement, msw }) => {
		const { find, shows } = screenOf(canvasElement);
		const returned: DeskLead = {
			...{ ...lead, problem: "failed" },
			mails: lead.mails.map((one) => (one.id === 1 ? { ...one, state: "returned" } : one)),
		};
		const button = await find("button", /^It came back: The company, sent November/);
		await expect(within(canvasElement).getAllByText("It came back")).toHaveLength(1);
		msw.use(
			http.get("/api/leads/1", () => HttpResponse.json(returned)),
			http.put("/api/leads/1/mails/1/returned", () =>
				HttpResponse.json({ saved: returned, change: 10 }),
			),
		);
		await userEvent.click(button);
		await shows(/^The company: the mail came back\. Correct the address/);
		await shows("Came back");
		await waitFor(async () => expect(await find("heading", "Mails")).toHaveFocus());
		await find("button", "Undo");
	},
};

export const MailCameBackOnPhoneInTheDark: Story = {
	...MailCameBack,
	name: "Mail came back, on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
};

/** Another operator has sent it once more meanwhile. */
const MailThatIsNotSentAnyMore: Story = {
	play: async ({ canvasElement, msw }) => {
		const { find, press, shows } = screenOf(canvasElement);
		const error = "This mail is not sent any more, or its lead is for another dealer now.";
		const mails = lead.mails.map((one) =>
			one.id === 1 ? ({ ...one, state: "waiting" } as const) : one,
		);
		await find("button", /^It came back/);
		msw.use(
			http.get("/api/leads/1", () => HttpResponse.json({ ...lead, mails })),
			http.put("/api/leads/1/mails/1/returned", () =>
				HttpResponse.json({ error }, { status: 409 }),
			),
		);
		await press(/^It came back/);
		await shows(error);
	},
};

const NoteAdded: Story = {
	play: async ({ canvasElement }) => {
		const { find, press, shows } = screenOf(canvasElement);
		const note = await find("textbox", "Note for whoever reads this later");
		await userEvent.type(note, "Has a garage");
		await press("Add the note");
		await shows("The note is saved.");
		await waitFor(() => expect(note).toHaveValue(""));
	},
};

export const RemoveNote: Story = {
	play: async ({ canvasElement }) => {
		const { find, press } = screenOf(canvasElement);
		await press("Remove the note: Calls back on Monday");
		const dialog = within(await find("dialog", "Remove this note?"));
		await dialog.findByText("Calls back on Monday");
	},
};

/** The notice stays on the page of the next lead, and so says which one it is about. */
const StageSaved: Story = {
	play: async ({ canvasElement, msw }) => {
		const { find, press, shows } = screenOf(canvasElement);
		const answer = deferred();
		msw.use(
			http.put("/api/leads/1/stage", async () => {
				await answer.given;
				return HttpResponse.json({ saved: { ...lead, stage: "answered" }, change: 11 });
			}),
		);
		await press("Answered");
		// A press on another stage would be lost.
		const closed = await find("button", "Closed");
		await waitFor(() => expect(closed).toHaveAttribute("aria-disabled", "true"));
		answer.give();
		await shows("Saved: Ada Lovelace is answered.");
	},
};

/** Another operator was faster. */
const Conflict: Story = {
	play: async ({ canvasElement }) => {
		const { press, shows } = screenOf(canvasElement);
		await press("Answered");
		await shows("grace (desk) has changed this lead meanwhile: it is closed.");
	},
};

/** Another operator was faster, and the lead stays with the dealer whom that one chose. */
const HandedOverMeanwhile: Story = {
	parameters: { api: { isOutdated: true } },
	play: async ({ canvasElement }) => {
		const { find, press } = screenOf(canvasElement);
		await press("Hand over …");
		const dialog = within(await find("dialog", "Hand 1 lead to another dealer"));
		await userEvent.type(dialog.getByRole("textbox"), "bay");
		await userEvent.click(await dialog.findByRole("radio", { name: /^Bay Carts/ }));
		const left =
			"Ada Lovelace: now Taken, Bay Carts. Leads handed to another dealer by grace (desk).";
		await dialog.findByText(left);
		await userEvent.click(dialog.getByRole("button", { name: "Hand over" }));
		const notice = within(canvasElement.querySelector("#notice") as HTMLElement);
		await notice.findByText("1 lead was changed meanwhile and stays as it is.");
		await notice.findByText(left);
		await waitFor(async () => expect(await find("button", "Hand over …")).toHaveFocus());
	},
};

/** The reason stays for another try. */
const DiscardedMeanwhile: Story = {
	parameters: { api: { isOutdated: true } },
	play: async ({ canvasElement }) => {
		const { find, press, shows } = screenOf(canvasElement);
		const reason = "Reason, for whoever reads it later";
		await press("Discard …");
		await userEvent.type(await find("textbox", reason), "Spam");
		await press("Discard");
		await shows("1 lead was changed meanwhile and stays as it is.");
		await press("Discard …");
		await expect(await find("textbox", reason)).toHaveValue("Spam");
	},
};

/** What has no effect says why, beside the buttons and to a screen reader. */
export const NothingToSend: Story = {
	name: "Nothing to send",
	play: async ({ canvasElement, msw }) => {
		msw.use(
			http.get("/api/leads/1", () =>
				HttpResponse.json({
					...{ ...lead, mails: [{ ...mail, recipient: "former" }] },
					...{ discardedAt: at, discardReason: "Spam" },
				} satisfies DeskLead),
			),
		);
		const { find } = screenOf(canvasElement);
		for (const [name, reason] of [
			["Retry unsent mails …", "No mail waits or has failed."],
			["Resend sent mails …", "No mail was sent."],
			["Release held mails …", "No mail is held back."],
			["Discard …", "It is discarded."],
			["Hand over …", "It is discarded."],
			["New", "It is discarded. To open it again, undo that in its history below."],
		] as const) {
			const button = await find("button", name);
			await expect(button).toHaveAttribute("aria-disabled", "true");
			await expect(button).toHaveAccessibleDescription(reason);
		}
		await expect(within(canvasElement).getByText("It is discarded.")).toBeVisible();
	},
};

export const NothingToSendOnPhoneInTheDark: Story = {
	...NothingToSend,
	name: "Nothing to send, on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
};

/** What is chosen before an answer is here is added to what was chosen before. */
const ChosenAtOnce: Story = {
	args: { path: "/leads?dealer=7" },
	play: async ({ canvasElement, msw }) => {
		const { find } = screenOf(canvasElement);
		await find("link", "Next");
		const asked: string[] = [];
		const { given, give } = deferred();
		msw.use(
			http.get("/api/leads", async ({ request }) => {
				const url = new URL(request.url);
				asked.push(url.search);
				await given;
				return HttpResponse.json(leadsAt(url));
			}),
		);
		await userEvent.selectOptions(await find("combobox", "Problem"), "Mail failed");
		await waitFor(() => expect(asked).toHaveLength(1));
		await userEvent.click(await find("link", "Received"));
		await waitFor(() => expect(asked).toHaveLength(2));
		const kind = await find("combobox", "Kind");
		await userEvent.selectOptions(kind, "Vehicle inquiry");
		await waitFor(() => expect(asked).toHaveLength(3));
		await expect(kind).toHaveValue("inquiry");
		await expect(asked.at(-1)).toBe(
			"?q=&stage=&problem=failed&kind=inquiry&dealer=7&sort=received&order=asc",
		);
		await userEvent.click(await find("link", "Show the leads of all dealers"));
		await waitFor(() => expect(asked).toHaveLength(4));
		await expect(asked.at(-1)).toBe(
			"?q=&stage=&problem=failed&kind=inquiry&sort=received&order=asc",
		);
		give();
		await waitFor(async () =>
			expect(await find("link", "Next")).toHaveAttribute(
				"href",
				expect.stringContaining("kind=inquiry"),
			),
		);
		await expect(await find("combobox", "Problem")).toHaveValue("failed");
	},
};

/** The filter by dealer stays when the list is sorted, searched, filtered, paged or exported, until it is taken off. */
const OfOneDealer: Story = {
	args: { path: "/leads?dealer=7" },
	play: async ({ canvasElement, msw }) => {
		const asked: string[] = [];
		msw.use(
			http.get("/api/leads", ({ request }) => {
				const url = new URL(request.url);
				asked.push(url.search);
				return HttpResponse.json(leadsAt(url));
			}),
			http.get("/api/leads/export", ({ request }) => {
				asked.push(new URL(request.url).search);
				return HttpResponse.json({ error: "Not in a story." }, { status: 503 });
			}),
			http.post("/api/leads/actions/preview", async ({ request }) => {
				asked.push(JSON.stringify(await request.json()));
				return HttpResponse.json(preview);
			}),
		);
		const { find, press, shows } = screenOf(canvasElement);
		const asks = (text: string) => waitFor(() => expect(asked).toContain(text));
		/** Waits until the list that was asked for is on the page. */
		const isShown = (text: string) =>
			waitFor(async () =>
				expect(await find("link", "Next")).toHaveAttribute("href", expect.stringContaining(text)),
			);
		await find("heading", "Leads of Gulf Carts");
		await expect(await find("link", "Gulf Carts")).toHaveAttribute("href", "/dealers/7");
		await expect(await find("button", "Hand over …")).toHaveAccessibleDescription(
			"Nothing selected",
		);
		await userEvent.click(await find("link", "Received"));
		await asks("?dealer=7&sort=received&order=asc");
		await isShown("order=asc");
		await userEvent.selectOptions(await find("combobox", "Problem"), "Mail failed");
		await asks("?q=&stage=&problem=failed&kind=&dealer=7&sort=received&order=asc");
		await isShown("problem=failed");
		await userEvent.click(await find("link", "Next"));
		await asks("?q=&stage=&problem=failed&kind=&dealer=7&sort=received&order=asc&after=2");
		await press("Export as CSV");
		await asks("?problem=failed&dealer=7");
		await shows("Not exported: Not in a story.");
		await userEvent.click(await find("checkbox", "Select all on this page"));
		await press("Select all 60 leads");
		await press("Retry unsent mails …");
		await asks(
			JSON.stringify({
				action: "retry",
				target: { filter: { problem: "failed", dealer: "7" }, count: 60, version: "1" },
			}),
		);
		await press("Cancel");
		await userEvent.click(await find("link", "Show the leads of all dealers"));
		await waitFor(async () => expect(await find("heading", /^Leads$/)).toHaveFocus());
		await expect(asked.at(-1)).toBe("?q=&stage=&problem=failed&kind=&sort=received&order=asc");
	},
};

const OfOneDealerOnPhoneInTheDark: Story = {
	args: { path: "/leads?dealer=7" },
	play: async ({ canvasElement }) => {
		await screenOf(canvasElement).find("heading", "Leads of Gulf Carts");
	},
};

const NoneOfOneDealer: Story = {
	args: { path: "/leads?dealer=8" },
	play: async ({ canvasElement }) => {
		const { find, shows } = screenOf(canvasElement);
		await shows("No leads of Bay Carts");
		await userEvent.selectOptions(await find("combobox", "Stage"), "Answered");
		await shows("No lead of Bay Carts matches");
		await userEvent.click(await find("link", "Show all leads"));
		await find("heading", /^Leads$/);
	},
};

const NoneOfOneDealerOnPhoneInTheDark: Story = {
	args: { path: "/leads?dealer=8" },
	play: async ({ canvasElement }) => {
		await screenOf(canvasElement).shows("No leads of Bay Carts");
	},
};

/** The list that the page of a person links to. */
const OfOnePerson: Story = {
	args: {
		path: "/leads?email=augusta.ada.king.countess.of.lovelace%40analytical-engines.example.com",
	},
	play: async ({ canvasElement }) => {
		const { find } = screenOf(canvasElement);
		await find("heading", /^Leads of augusta.ada.king/);
		await userEvent.click(await find("link", "Show the leads of all people"));
		await find("heading", /^Leads$/);
	},
};

const NoneOfOnePersonOnPhoneInTheDark: Story = {
	args: {
		path: "/leads?email=augusta.ada.king.countess.of.lovelace%40analytical-engines.example.com&dealer=8",
	},
	play: async ({ canvasElement }) => {
		await screenOf(canvasElement).shows("No lead of Bay Carts matches");
	},
};

/** From lead to lead, as the list has them that the first one was opened from. */
const NextInTheList: Story = {
	args: { path: "/leads?dealer=7&stage=new" },
	play: async ({ canvasElement, msw }) => {
		const asked: string[] = [];
		msw.use(
			http.get("/api/leads/:id/next", ({ request, params: { id } }) => {
				asked.push(`${id}${new URL(request.url).search}`);
				return HttpResponse.json((id === "1" ? { id: 2 } : null) satisfies NextLead | null);
			}),
			http.get("/api/leads/2", () => HttpResponse.json({ ...lead, id: 2, name: "Grace Hopper" })),
			http.get("/api/leads/2/history", () => HttpResponse.json(history)),
		);
		const { find, shows } = screenOf(canvasElement);
		const [first] = await within(canvasElement).findAllByRole(
			"link",
			{ name: "Ada Lovelace" },
			{ timeout: 20_000 },
		);
		if (first) await userEvent.click(first);
		await userEvent.click(await find("link", "Next lead"));
		await waitFor(async () => expect(await find("heading", "Grace Hopper")).toHaveFocus());
		await shows("The last lead of the list");
		await expect(within(canvasElement).queryByRole("link", { name: "Next lead" })).toBeNull();
		await expect(new Set(asked)).toEqual(new Set(["1?dealer=7&stage=new", "2?dealer=7&stage=new"]));
		await userEvent.click(await find("link", "All leads"));
		await find("heading", "Leads of Gulf Carts");
	},
};

/** More leads match than the operator saw. */
export const ListChanged: Story = {
	args: { path: "/leads" },
	play: async ({ canvasElement, msw }) => {
		msw.use(
			http.post("/api/leads/actions", async ({ request }) => {
				// What the operator saw.
				await expect(await request.json()).toMatchObject({
					target: { filter: {}, count: 60, version: "1" },
				});
				return HttpResponse.json({ error: "The list has changed.", count: 61 }, { status: 409 });
			}),
		);
		const { find, press, shows } = screenOf(canvasElement);
		await userEvent.click(await find("checkbox", "Select all on this page"));
		await press("Select all 60 leads");
		await press("Discard …");
		await userEvent.type(await find("textbox", "Reason, for whoever reads it later"), "Spam");
		await press("Discard");
		await shows(
			"Nothing was done, because the list has changed meanwhile. 61 leads match now. Look at it again.",
		);
	},
};

/** The mails of a lead, sent again, and those that cannot be. */
export const MailsSent: Story = {
	tags: ["regression"],
	play: playEach(meta, { Retry, RetryHoldsBack, Resend, Release, RetryWithoutMailServer }),
};

/** A lead that goes to another dealer, and who is told. */
export const HandedOver: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		HandOverTellsNoDealerSystem,
		HandOverOfALeadForNobody,
		ToAnotherDealer,
		HandedOverMeanwhile,
		HandOverDialogWithoutMailServer,
	}),
};

/** No dealer to hand it over to, and why. */
export const NoReceiver: Story = {
	play: playEach(meta, { UnknownZipCode, DealersNotFound, NoneNearby }),
};

/** What was done with a lead, by this operator or another. */
export const Changed: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		AllSent,
		Routed,
		StageSaved,
		NoteAdded,
		MailThatIsNotSentAnyMore,
		Conflict,
	}),
};

/** By this operator, and after another was faster. */
export const Discarded: Story = {
	tags: ["regression"],
	play: playEach(meta, { DiscardedAtOnce, DiscardedMeanwhile }),
};

/** The list by dealer, person and problem, and from lead to lead. */
export const Filtered: Story = {
	tags: ["regression"],
	play: playEach(meta, { ChosenAtOnce, OfOnePerson, NoneOfOneDealer, NextInTheList, OfOneDealer }),
};

/** The leads of one dealer or person, and none. */
export const FilteredOnPhoneInTheDark: Story = {
	name: "Filtered on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: playEach(meta, {
		OfOneDealerOnPhoneInTheDark,
		NoneOfOneDealerOnPhoneInTheDark,
		NoneOfOnePersonOnPhoneInTheDark,
	}),
};

/** The nearest dealer, on the page and in the dialog. */
export const NearestOnPhoneInTheDark: Story = {
	name: "Nearest on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: playEach(meta, { HandOverToTheNearestOnPhoneInTheDark, NearestDealerOnPhoneInTheDark }),
};
