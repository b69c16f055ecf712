import type { MailActionResult, MailPage } from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { playEach } from "../../packages/widgets/src/testing/play-each.js";

const createdAt = "2026-11-24T12:00:00Z";

const mails: MailPage = {
	items: [
		{
			...{ id: 4, version: "1", createdAt, state: "dead", lastError: "550 5.1.1 no such user" },
			to: "sales.and.service@greater-southwest-florida-golf-carts.example.com",
			subject: "Your dealership has been approved: Gulf Carts",
		},
		{
			...{ id: 3, version: "1", createdAt, state: "held", to: "bay@example.com" },
			subject: "Your correction was declined",
			lastError: "Its address is on the do-not-contact list.",
		},
		{
			...{ id: 2, version: "1", createdAt, state: "waiting", to: "ada@example.com" },
			...{ subject: "Confirmation of lead 12", lastError: null },
		},
	],
	count: { n: 3, isExact: true },
	version: "1",
};

const none: MailPage = { items: [], count: { n: 0, isExact: true } };

const meta = {
	title: "Desk/Mails",
	component: DeskAt,
	args: { path: "/mails" },
	tags: ["!autodocs"],
	loaders: [
		({ msw, parameters }) => {
			msw.use(
				http.get("/api/session", () =>
					HttpResponse.json({ name: "ada", hasMailServer: true, hasPublicUrl: true }),
				),
				http.get("/api/attention", () =>
					HttpResponse.json({ corrections: { n: 0, isExact: true }, mailServerRefusal: null }),
				),
				http.get("/api/mails", () => HttpResponse.json(parameters.mails ?? mails)),
			);
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mails: Story = {
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText("550 5.1.1 no such user");
		await expect(canvas.getByRole("button", { name: "Retry now" })).toHaveAccessibleDescription(
			"Nothing selected",
		);
	},
};

export const MailsOnPhoneInTheDark: Story = {
	...Mails,
	name: "Mails on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText("550 5.1.1 no such user");
	},
};

export const MailServerRefuses: Story = {
	globals: { width: "360", viewport: { value: "phone" } },
	play: async ({ canvasElement, msw }) => {
		const mailServerRefusal = "Invalid login: 535 Authentication failed";
		msw.use(
			http.get("/api/attention", () =>
				HttpResponse.json({ corrections: { n: 2, isExact: true }, mailServerRefusal }),
			),
		);
		const alert = await within(canvasElement).findByText(/^The mail server refuses your account/);
		await expect(within(alert).getByRole("link", { name: "See Health" })).toBeVisible();
	},
};

const NoMails: Story = {
	parameters: { mails: none },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText("No mail waits, and none has failed");
	},
};

const NoMailMatches: Story = {
	args: { path: "/mails?state=dead" },
	parameters: { mails: none },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText("No mail matches");
	},
};

export const Failed: Story = {
	play: async ({ canvasElement, msw }) => {
		const error = "The database does not answer.";
		msw.use(http.get("/api/mails", () => HttpResponse.json({ error }, { status: 503 })));
		await within(canvasElement).findByText(error);
	},
};

/** Both actions by the keyboard, and the focus stays where it was. */
export const Acted: Story = {
	play: async ({ canvasElement, msw }) => {
		const asked: unknown[] = [];
		const result = { change: null, changed: 1, unchanged: 1, heldCount: 1 };
		msw.use(
			http.post("/api/mails/actions", async ({ request }) => {
				asked.push(await request.json());
				return HttpResponse.json(result satisfies MailActionResult);
			}),
		);
		const canvas = within(canvasElement);
		const all = await canvas.findByRole("checkbox", { name: "Select all on this page" });
		all.focus();
		await userEvent.keyboard(" ");
		const retry = canvas.getByRole("button", { name: "Retry now" });
		retry.focus();
		await userEvent.keyboard("{Enter}");
		await canvas.findByText(
			/^1 mail is on its way\. 1 mail is held back, .* 1 mail stays as it is/,
		);
		await expect(retry).toHaveFocus();
		const discard = canvas.getByRole("button", { name: "Discard …" });
		discard.focus();
		await userEvent.keyboard("{Enter}");
		const dialog = await canvas.findByRole("dialog", { name: "Discard 3 mails?" });
		await userEvent.click(within(dialog).getByRole("button", { name: "Discard" }));
		await canvas.findByText(/^Discarded: 1 mail\./);
		await waitFor(() => expect(discard).toHaveFocus());
		const rows = [4, 3, 2].map((id) => ({ id, version: "1" }));
		await expect(asked).toEqual([
			{ action: "retry", target: { rows } },
			{ action: "discard", target: { rows } },
		]);
	},
};

/** No mail, and none that matches. */
export const Empty: Story = {
	play: playEach(meta, { NoMailMatches, NoMails }),
};
