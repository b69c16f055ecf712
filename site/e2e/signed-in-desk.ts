import { keyOf, signIn } from "../../packages/operations/test/desk-client.js";
import { type Desk, startDesk } from "./desk.js";
import { test as base } from "./monitored-page.js";
import { leadsData, reviewData, reviewMail } from "./origins.js";

/** A desk, and a session of it. */
interface SignedInDesk {
	readonly origin: string;
	readonly cookie: { readonly name: string; readonly value: string };
	/** The half of the session that a tab keeps. */
	readonly token: string;
}

/**
 * Tests whose pages are signed in to a desk of `leadsData`, which each worker starts once. `ownDesk` is
 * another one, whose printed address nobody has used, and `reviewDesk` one of `reviewData`, which mails.
 */
export const test = base.extend<{ ownDesk: Desk; reviewDesk: Desk }, { sharedDesk: SignedInDesk }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
	ownDesk: async ({}, use) => {
		const desk = await startDesk(leadsData);
		await use(desk);
		await desk.close();
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
	reviewDesk: async ({}, use) => {
		const desk = await startDesk(reviewData, reviewMail);
		await use(desk);
		await desk.close();
	},
	sharedDesk: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
		async ({}, use) => {
			const desk = await startDesk(leadsData);
			const { origin } = new URL(desk.address);
			const { cookie, token } = await signIn(origin, keyOf(desk.address));
			const [name = "", value = ""] = cookie.split("=");
			await use({ origin, cookie: { name, value }, token });
			await desk.close();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ sharedDesk }, use) => use(sharedDesk.origin),
	context: async ({ context, sharedDesk: { origin, cookie, token } }, use) => {
		await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: "Strict" }]);
		await context.addInitScript(
			(session) => {
				if (location.origin === session.origin)
					sessionStorage.setItem("desk-session", session.token);
			},
			{ origin, token },
		);
		await use(context);
	},
});
