import type { DoNotContactRequest, EraseRequest, Person } from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";
import { playEach } from "../../packages/widgets/src/testing/play-each.js";

const email = "ada.lovelace.of.sales.and.service@greater-southwest-florida-golf-carts.example.com";

const noLeads = { all: 0, failed: 0, held: 0, suspicious: 0 };

const person: Person = {
	email,
	leads: { all: 3, failed: 0, held: 3, suspicious: 1 },
	dealers: [
		{
			id: 7,
			name: "Gulf Carts",
			visibility: "visible",
			leads: { all: 12, failed: 1, held: 2, suspicious: 0 },
		},
		{
			...{ id: 8, visibility: "pending", leads: noLeads },
			name: "The Greater Southwest Florida Neighborhood Electric Vehicle and Golf Cart Company",
		},
	],
	isDoNotContact: false,
};

const stored = { email, leads: [{ id: 1, message: "Hello" }] };

const meta = {
	title: "Desk/People",
	component: DeskAt,
	args: { path: "/people" },
	tags: ["!autodocs"],
	loaders: [
		({ msw }) => {
			msw.use(
				http.get("/api/session", () => HttpResponse.json(operator)),
				http.get("/api/attention", () =>
					HttpResponse.json({ corrections: { n: 0, isExact: true }, mailServerRefusal: null }),
				),
				http.post("/api/people/find", () => HttpResponse.json(person)),
				http.post("/api/people/export", () => HttpResponse.json(stored)),
				http.post("/api/people/do-not-contact", async ({ request }) => {
					const { isDoNotContact } = (await request.json()) as DoNotContactRequest;
					const unmailed = { n: 4, since: "2026-11-20T08:00:00.000Z" };
					const [gulf, ...others] = person.dealers;
					const dealers =
						gulf && !isDoNotContact ? [{ ...gulf, unmailed }, ...others] : person.dealers;
					return HttpResponse.json({ ...person, dealers, isDoNotContact } satisfies Person);
				}),
			);
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Searches for the person, and waits for the heading of what is found. */
async function find(canvasElement: HTMLElement) {
	const canvas = within(canvasElement);
	const field = await canvas.findByRole("textbox");
	await userEvent.type(field, "Ada@example.com{Enter}");
	const heading = await canvas.findByRole("heading", { name: email });
	await waitFor(() => expect(heading).toHaveFocus());
	return canvas;
}

/** What is stored, with the ways to it. */
export const Found: Story = {
	play: async ({ canvasElement }) => {
		const canvas = await find(canvasElement);
		await expect(canvas.getByRole("link", { name: "3 leads" })).toHaveAttribute(
			"href",
			`/leads?email=${encodeURIComponent(email)}`,
		);
		await expect(canvas.getByRole("link", { name: "Gulf Carts" })).toHaveAttribute(
			"href",
			"/dealers/7",
		);
		await expect(
			canvas.getByRole("link", { name: "3 held back (1 as suspicious)" }),
		).toHaveAttribute("href", `/leads?email=${encodeURIComponent(email)}&problem=held`);
		await expect(canvas.getByRole("link", { name: "2 held back" })).toHaveAttribute(
			"href",
			"/leads?dealer=7&problem=held",
		);
		await expect(canvas.getByText("May be contacted")).toBeVisible();
	},
};

export const FoundOnPhoneInTheDark: Story = {
	...Found,
	name: "Found on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
};

/** Everything is saved as a file that names the person. */
const Saved: Story = {
	play: async ({ canvasElement }) => {
		const canvas = await find(canvasElement);
		const saved = spyOn(URL, "createObjectURL");
		const named = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
		await userEvent.click(canvas.getByRole("button", { name: "Export as JSON" }));
		await waitFor(() => expect(saved).toHaveBeenCalledOnce());
		const [file] = saved.mock.calls[0] ?? [];
		await expect(JSON.parse(await (file as Blob).text())).toEqual(stored);
		await expect(named.mock.contexts[0]).toHaveProperty("download", `${email}.json`);
	},
};

/** The pressed button stays, and then takes the person off again. */
const NotToBeContacted: Story = {
	play: async ({ canvasElement }) => {
		const canvas = await find(canvasElement);
		const button = canvas.getByRole("button", { name: "Put on the do-not-contact list" });
		await userEvent.click(button);
		await canvas.findByText(`${email} is not contacted any more.`);
		await expect(canvas.getByText("On the do-not-contact list")).toBeVisible();
		await expect(button).toHaveFocus();
		await expect(button).toHaveAccessibleName("Take off the do-not-contact list");
		await userEvent.click(button);
		await canvas.findByText(`${email} may be contacted.`);
		await expect(
			canvas.getByRole("link", { name: "4 leads not mailed meanwhile" }),
		).toHaveAttribute("href", "/leads?dealer=7&since=2026-11-20T08%3A00%3A00.000Z");
	},
};

/** Deleting asks first, and whether the dealers are meant too. */
const Erased: Story = {
	play: async ({ canvasElement, msw }) => {
		const asked: EraseRequest[] = [];
		msw.use(
			http.post("/api/people/erase", async ({ request }) => {
				asked.push((await request.json()) as EraseRequest);
				return HttpResponse.json({
					...{ leads: 3, dealers: 2 },
					person: { ...person, leads: noLeads, dealers: [] },
				});
			}),
		);
		const canvas = await find(canvasElement);
		const open = canvas.getByRole("button", { name: "Erase …" });
		await userEvent.click(open);
		const dialog = within(await canvas.findByRole("dialog"));
		await userEvent.click(dialog.getByRole("checkbox", { name: /^Delete the 2 dealers/ }));
		await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
		await userEvent.click(open);
		await expect(dialog.getByRole("checkbox")).not.toBeChecked();
		await userEvent.click(dialog.getByRole("checkbox"));
		await userEvent.click(dialog.getByRole("button", { name: "Erase" }));
		await canvas.findByText(/^Erased: 3 leads, 2 dealers\./);
		await expect(asked).toEqual([{ email, dealers: [7, 8] }]);
		await expect(canvas.getAllByText("None")).toHaveLength(2);
		await expect(open).toHaveFocus();
	},
};

/** It is open, with all that it says. */
export const Asked: Story = {
	play: async ({ canvasElement }) => {
		const canvas = await find(canvasElement);
		await userEvent.click(canvas.getByRole("button", { name: "Erase …" }));
		const dialog = within(await canvas.findByRole("dialog"));
		await expect(dialog.getByText(/^3 leads are deleted, with their mails/)).toBeVisible();
	},
};

/** The field is named, has the focus, and keeps what was typed. */
export const NoAddress: Story = {
	play: async ({ canvasElement, msw }) => {
		const error = "Give an email address, such as ada@example.com";
		msw.use(
			http.post("/api/people/find", () =>
				HttpResponse.json({ error: "Nothing.", fields: { email: error } }, { status: 422 }),
			),
		);
		const canvas = within(canvasElement);
		const field = await canvas.findByRole("textbox");
		await userEvent.type(field, "ada{Enter}");
		await waitFor(() => expect(field).toHaveAccessibleDescription(error));
		await expect(field).toHaveFocus();
		await expect(field).toHaveValue("ada");
	},
};

/** The answers to somebody else, which wait until they are let go. */
function holdAnswers() {
	let letGo = () => {};
	const wait = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	return { other: { ...person, email: "grace@example.com" }, wait, letGo };
}

/** Nothing is begun with somebody while another person is looked up: its question would be about that one. */
const FindingAnother: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = await find(canvasElement);
		const { other, wait, letGo } = holdAnswers();
		msw.use(http.post("/api/people/find", () => wait.then(() => HttpResponse.json(other))));
		await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
		const open = canvas.getByRole("button", { name: "Erase …" });
		await waitFor(() => expect(open).toHaveAttribute("aria-disabled", "true"));
		await userEvent.click(open);
		await expect(canvas.queryByRole("dialog")).toBeNull();
		letGo();
		await canvas.findByRole("heading", { name: other.email });
		await waitFor(() => expect(open).toHaveAttribute("aria-disabled", "false"));
	},
};

/** A late answer about one person does not take the place of another, who was found meanwhile. */
const LateAnswer: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = await find(canvasElement);
		const { other, wait, letGo } = holdAnswers();
		msw.use(
			http.post("/api/people/do-not-contact", () =>
				wait.then(() => HttpResponse.json({ ...person, isDoNotContact: true })),
			),
			http.post("/api/people/find", () => HttpResponse.json(other)),
		);
		await userEvent.click(canvas.getByRole("button", { name: "Put on the do-not-contact list" }));
		await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
		const heading = await canvas.findByRole("heading", { name: other.email });
		letGo();
		await canvas.findByText(`${email} is not contacted any more.`);
		await expect(heading).toBeVisible();
		await expect(heading).toHaveTextContent(other.email);
		await expect(canvas.getByText("May be contacted")).toBeVisible();
	},
};

/** Somebody who is not found any more, because the desk does not answer, stays as they were. */
const NoAnswer: Story = {
	play: async ({ canvasElement, msw }) => {
		const canvas = await find(canvasElement);
		msw.use(http.post("/api/people/do-not-contact", () => HttpResponse.error()));
		await userEvent.click(canvas.getByRole("button", { name: "Put on the do-not-contact list" }));
		await canvas.findByText(/^The desk does not answer/);
		await expect(canvas.getByText("May be contacted")).toBeVisible();
	},
};

/** What is done with a person, and late answers. */
export const Acted: Story = {
	tags: ["regression"],
	play: playEach(meta, { Saved, Erased, NoAnswer, FindingAnother, LateAnswer, NotToBeContacted }),
};
