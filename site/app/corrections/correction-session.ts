import { correctionPath } from "@nev/contract";
import { createCookie } from "react-router";

/** As long as the session itself, in seconds. */
const maxAge = 60 * 60;

/**
 * The cookie of a dealer who corrects a listing. No script reads it, no other site sends it, and it goes
 * to the pages for corrections only.
 */
function sessionCookie(origin: string) {
	const secure = origin.startsWith("https:");
	return createCookie(secure ? "__Secure-nev-correction" : "nev-correction", {
		httpOnly: true,
		sameSite: "strict",
		path: correctionPath,
		maxAge,
		secure,
	});
}

/** @param origin the site's public address */
export async function readSession(request: Request, origin: string): Promise<string | undefined> {
	const session: unknown = await sessionCookie(origin).parse(request.headers.get("cookie"));
	return typeof session === "string" ? session : undefined;
}

/** The value of `Set-Cookie`. */
export function writeSession(session: string, origin: string): Promise<string> {
	return sessionCookie(origin).serialize(session);
}
