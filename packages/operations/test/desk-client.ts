import { request } from "node:http";

/** An answer of the desk. */
export interface DeskAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly text: string;
}

export interface DeskRequest {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON, or as it is if it is a text. */
	readonly body?: unknown;
}

/** Sends a request with exactly these headers, as no `fetch` does: `Host` and `Origin` can be forged. */
export function askDesk(
	port: number,
	path: string,
	{ method = "GET", headers = {}, body }: DeskRequest = {},
): Promise<DeskAnswer> {
	return new Promise((resolve, reject) => {
		const sent = request(
			{ host: "127.0.0.1", port, path, method, headers: { ...headers } },
			async (response) => {
				let text = "";
				for await (const chunk of response) text += chunk;
				resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
			},
		);
		sent.on("error", reject);
		sent.end(typeof body === "string" || body === undefined ? body : JSON.stringify(body));
	});
}

/**
 * What the page of a desk does: it signs in, and sends both halves of its session.
 *
 * @param present the cookie that the browser has already
 */
export async function signIn(origin: string, key: string, present = "") {
	const port = Number(new URL(origin).port);
	const own = { origin, "content-type": "application/json" };
	const answer = await askDesk(port, "/api/session", {
		method: "POST",
		headers: { ...own, cookie: present },
		body: { key },
	});
	const cookie = String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";
	const token: string = answer.status === 200 ? JSON.parse(answer.text).token : "";
	const session = { cookie, "x-desk-session": token };
	return {
		answer,
		cookie,
		token,
		ask: (path: string, options: DeskRequest = {}) =>
			askDesk(port, path, {
				...options,
				headers: { ...own, ...session, ...options.headers },
			}),
	};
}

/** The key of a printed address. */
export const keyOf = (address: string) => address.split("#key=")[1] ?? "";
