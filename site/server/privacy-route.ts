import type { Settings } from "@nev/api";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, setCookie } from "hono/cookie";
import { isSameOriginRequest } from "../app/leads/same-origin-request.js";
import {
	type Privacy,
	privacyCookie,
	privacyOf,
	privacyPath,
	privacySection,
} from "../app/shell/privacy.js";

/** For how long the choice is kept: a year, in seconds. */
const keptFor = 365 * 24 * 60 * 60;

/** What a choice and the address of its page need, in bytes. */
const largestForm = 4096;

const limitForm = bodyLimit({
	maxSize: largestForm,
	onError: (context) => context.text("That is more than this form sends.", 413),
});

/** Where the visitor who sends a request stands. */
export function privacyOfRequest(request: Request): Privacy {
	return privacyOf(request.headers.get("sec-gpc") === "1", request.headers.get("cookie") ?? "");
}

/** Takes the footer's choice, and goes back to the page that it was made on. */
export function privacyRoute({ publicUrl }: Pick<Settings, "publicUrl">): Hono {
	return new Hono().post(privacyPath, limitForm, async (context) => {
		// Another site's page must not choose for a visitor.
		if (!isSameOriginRequest(context.req.raw, publicUrl ?? context.req.url)) {
			return context.text("This form can be sent from this site only.", 403);
		}
		const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
		if (form.choice === "opt-out") {
			const secure = context.req.header("origin")?.startsWith("https:") ?? false;
			setCookie(context, privacyCookie, "opt-out", {
				path: "/",
				maxAge: keptFor,
				sameSite: "Lax",
				secure,
			});
		} else if (form.choice === "opt-in") {
			deleteCookie(context, privacyCookie, { path: "/" });
		} else {
			return context.text("The choice is opt-out or opt-in.", 400);
		}
		return context.redirect(`${pageOf(form.page)}#${privacySection}`, 303);
	});
}

/** The path to go back to; what leads away from this site is not followed. */
function pageOf(page: unknown): string {
	const here = "http://page";
	if (typeof page !== "string" || !URL.canParse(page, here)) return "/";
	const { origin, pathname, search } = new URL(page, here);
	return origin === here && !pathname.startsWith("//") ? pathname + search : "/";
}
