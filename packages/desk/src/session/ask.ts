import { type LikelyDuplicate, sessionHeader } from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { sessionMessages as messages } from "./messages.js";
import { askOtherTabs, token } from "./session-token.js";

/** What an answer says is wrong. */
export interface DeskErrorBody {
	readonly error: string;
	/** Messages by field. */
	readonly fields?: Readonly<Record<string, string>>;
	/** How many rows match a filter by now, if others than the operator saw. */
	readonly count?: number;
	/** The dealers that a new one may be, which therefore is not added. */
	readonly duplicates?: readonly LikelyDuplicate[];
}

/** An answer that says what is wrong. */
export class DeskError extends Error {
	override readonly name = "DeskError";
	readonly status: number;
	readonly body: DeskErrorBody;

	constructor(status: number, body: DeskErrorBody) {
		super(body.error);
		this.status = status;
		this.body = body;
	}
}

interface AskOptions {
	readonly method?: "GET" | "POST" | "PUT" | "DELETE";
	/** Sent as JSON, or as it is if it is a file. */
	readonly body?: unknown;
	readonly signal?: AbortSignal;
}

/**
 * Sends a request to the desk's API. If this tab has no session or an ended one, it goes on with that of
 * another tab.
 *
 * @throws {DeskError} 401 if a proxy wants the operator to sign in again, 413 if it takes no file so large
 * @throws {TypeError} if there is no answer, or it is that of a proxy that has none
 */
async function request(path: string, options: AskOptions = {}): Promise<Response> {
	const response = await send(path, options, token.read() ?? "");
	if (response.status !== 401) return response;
	for (const other of await askOtherTabs()) {
		const again = await send(path, options, other);
		if (again.status === 401) continue;
		token.write(other);
		return again;
	}
	return response;
}

async function send(
	path: string,
	{ method = "GET", body, signal }: AskOptions,
	session: string,
): Promise<Response> {
	const isFile = body instanceof Blob;
	const response = await fetch(`/api/${path}`, {
		method,
		headers: {
			[sessionHeader]: session,
			...(body !== undefined && !isFile && { "content-type": "application/json" }),
		},
		body: isFile ? body : body === undefined ? null : JSON.stringify(body),
		signal: signal ?? null,
		redirect: "manual",
	});
	// The desk answers with no page and no redirect, but a proxy in front of it does.
	const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
	if (isPage && response.status >= 500) throw new TypeError(messages.noAnswer);
	if (isPage && response.status === 413) throw new DeskError(413, { error: messages.tooLarge });
	if (isPage || response.type === "opaqueredirect") {
		throw new DeskError(401, { error: messages.signInAgain });
	}
	return response;
}

/**
 * Calls the desk's API: `ask("dealers/7")`. An answer without a body is undefined.
 *
 * @throws {DeskError} if the answer is an error
 * @throws {TypeError} if there is no answer
 */
export async function ask<Value>(path: string, options?: AskOptions): Promise<Value> {
	const response = await request(path, options);
	const type = response.headers.get("content-type") ?? "";
	const value = type.startsWith("application/json")
		? await response.json()
		: type.startsWith("text/csv")
			? await response.blob()
			: undefined;
	if (response.ok) return value;
	throw new DeskError(response.status, value ?? { error: response.statusText });
}

/** Loads what the desk's API has at the address of a page: `/dealers/7/history?before=9`. */
export function loadAddress<Value>({ request }: LoaderFunctionArgs): Promise<Value> {
	const { pathname, search } = new URL(request.url);
	return ask(pathname.slice(1) + search, { signal: request.signal });
}

/** Why a request did nothing. */
export interface Refused extends DeskErrorBody {
	/** Nothing could be loaded again either: there is no answer, or the session has ended. */
	readonly isCutOff?: boolean;
}

/** What the page shows in place of an error, so that it stays, with all that was typed. */
export function refusalOf(error: unknown): Refused {
	if (error instanceof DeskError && error.status === 401) {
		return { error: messages.signInAgain, isCutOff: true };
	}
	if (error instanceof DeskError) return error.body;
	// What `fetch` throws if there is no answer.
	if (error instanceof TypeError) return { error: messages.noAnswer, isCutOff: true };
	throw error;
}
