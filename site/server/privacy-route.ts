import { HttpError, methodNotAllowed, requireUncodedBody, type Settings } from "@nev/api";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, setCookie } from "hono/cookie";
import { isSameOriginRequest } from "../app/leads/same-origin-request.js";
import { privacyCookie, privacyPath, privacySection } from "../app/page/privacy.js";

/** A year, in seconds. */
const cookieMaxAge = 365 * 24 * 60 * 60;

/** The name begins with `__Host-`: a browser then takes the cookie from this host only, over HTTPS. */
const hostPrefix = { prefix: "host", secure: true } as const;

/** Room for the choice and the path of the page. */
const maxFormBytes = 4096;

const limitForm = bodyLimit({
	maxSize: maxFormBytes,
	onError: () => {
		throw new HttpError("body-too-large", "That is more than this form sends.");
	},
});

/** Stores the choice of the footer's form in a cookie, and redirects back to the page. */
export function privacyRoute({ publicUrl }: Pick<Settings, "publicUrl">): Hono {
	return new Hono()
		.post(privacyPath, limitForm, async (context) => {
			// A page of another site must not choose for a visitor.
			if (!isSameOriginRequest(context.req.raw, publicUrl ?? context.req.url)) {
				throw new HttpError("foreign-form", "This form can be sent from this site only.");
			}
			requireUncodedBody(context);
			const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
			if (form.choice === "opt-out") {
				const isHttps = context.req.header("origin")?.startsWith("https:") ?? false;
				setCookie(context, privacyCookie, "opt-out", {
					path: "/",
					maxAge: cookieMaxAge,
					sameSite: "Lax",
					...(isHttps && hostPrefix),
				});
			} else if (form.choice === "opt-in") {
				deleteCookie(context, privacyCookie, { path: "/" });
				deleteCookie(context, privacyCookie, { path: "/", ...hostPrefix });
			} else {
				throw new HttpError("malformed-form", "The choice is opt-out or opt-in.");
			}
			return context.redirect(`${returnPath(form.page)}#${privacySection}`, 303);
		})
		.all(privacyPath, () => methodNotAllowed(["POST"]));
}

/** The path to go back to. An address on another site gives `/`, against open redirects. */
function returnPath(page: unknown): string {
	const base = "http://page";
	if (typeof page !== "string" || !URL.canParse(page, base)) return "/";
	const { origin, pathname, search } = new URL(page, base);
	return origin === base && !pathname.startsWith("//") ? pathname + search : "/";
}
