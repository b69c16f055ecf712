import "./author.js";
import { limitBody, notFound, parseBody } from "@nev/api/operations";
import { type Operator, picturePath, sessionHeader, signInSchema } from "@nev/contract/desk";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Logger } from "pino";
import type { Access } from "./access.js";
import { DeskError, deskErrorHandler } from "./desk-error.js";
import type { DeskFiles } from "./desk-files.js";
import type { SessionHalves, Sessions } from "./sessions.js";

export interface DeskOptions {
	readonly access: Access;
	readonly sessions: Sessions;
	/** What the pages call below `/api`, for signed-in operators only. */
	readonly routes: Hono;
	/** The pictures of vehicles, which need no session. */
	readonly pictures: Hono;
	/** The map's tiles, which need none either. */
	readonly map: Hono;
	readonly files: DeskFiles;
	/** Whether there is a mail server to send to. */
	readonly hasMailServer: boolean;
	/** Whether the site's public address is known. */
	readonly hasPublicUrl: boolean;
	/** The origin of the site's pages; null if it is not known. */
	readonly siteUrl: string | null;
	readonly log: Logger;
}

/** Creates the desk: its pages, which hold no data, and the routes that they call. */
export function createDesk(options: DeskOptions): Hono {
	const { access, sessions, routes, pictures, map, files, log } = options;
	const { hasMailServer, hasPublicUrl, siteUrl } = options;
	const cookieOptions = {
		path: "/",
		httpOnly: true,
		sameSite: "Strict",
		secure: access.cookie.isSecure,
	} as const;

	const halvesOf = (context: Context): SessionHalves => ({
		cookie: getCookie(context, access.cookie.name) ?? "",
		token: context.req.header(sessionHeader) ?? "",
	});

	const requireSession: MiddlewareHandler = async (context, next) => {
		const operator = sessions.find(halvesOf(context));
		const user = access.userOf((name) => context.req.header(name));
		if (operator === undefined || (user !== undefined && user !== operator)) {
			throw new DeskError(401, "You are not signed in, or the session has ended.");
		}
		context.set("operator", operator);
		await next();
	};

	return (
		new Hono()
			.use(async (context, next) => {
				for (const [name, value] of Object.entries(deskHeaders)) context.header(name, value);
				await next();
			})
			.use(requireOwnRequest(access))
			.post("/api/session", limitBody, async (context) => {
				const body = await parseBody(signInSchema, context);
				const operator = access.signIn((name) => context.req.header(name), body);
				const { cookie, token } = sessions.begin(operator, halvesOf(context).cookie);
				setCookie(context, access.cookie.name, cookie, cookieOptions);
				return context.json({ token });
			})
			.route(picturePath, pictures)
			.route("/api/map", map)
			.use("/api/*", requireSession)
			.get("/api/session", (context) =>
				context.json({
					name: context.get("operator"),
					hasMailServer,
					hasPublicUrl,
					siteUrl,
				} satisfies Operator),
			)
			.delete("/api/session", (context) => {
				sessions.end(halvesOf(context));
				deleteCookie(context, access.cookie.name, cookieOptions);
				return context.body(null, 204);
			})
			.route("/api", routes)
			.all("/api/*", () => notFound("The desk has no such address."))
			.get("/assets/*", (context) => {
				const file = files.assets.get(context.req.path) ?? notFound("There is no such file.");
				context.header("cache-control", "public, max-age=31536000, immutable");
				context.header("content-type", file.type);
				return context.body(file.body);
			})
			// Every other address is one of the page's own.
			.get("*", (context) => {
				context.header("content-type", files.page.type);
				return context.body(files.page.body);
			})
			.onError(deskErrorHandler(log))
	);
}

/**
 * Rejects requests that are not from the desk's own page: those for another host, as after DNS
 * rebinding (421), changes from a page of another origin, which a port of one's own is too (403), and
 * those that did not come through the proxy (403).
 */
function requireOwnRequest(access: Access): MiddlewareHandler {
	const { host } = new URL(access.origin);
	return async ({ req }, next) => {
		if (req.header("host") !== host) {
			throw new DeskError(421, `The desk answers at ${access.origin} only.`);
		}
		const isRead = req.method === "GET" || req.method === "HEAD";
		if (!isRead && req.header("origin") !== access.origin) {
			throw new DeskError(403, "The desk takes changes from its own pages only.");
		}
		access.userOf((name) => req.header(name));
		await next();
	};
}

/** Everything from the desk's own origin, nothing inline, and no other page around it. */
const contentSecurityPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self'",
	"font-src 'self'",
	"connect-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'",
].join("; ");

/** Sent with every response of the desk. */
const deskHeaders = {
	"content-security-policy": contentSecurityPolicy,
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "geolocation=(), camera=(), microphone=(), payment=()",
	"cache-control": "no-store",
};
