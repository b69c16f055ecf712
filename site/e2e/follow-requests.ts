import { expect, type Page, type Request } from "@playwright/test";

/** Follows a page's requests from now on. Returns a function that waits until none is pending. */
export function followRequests(page: Page): () => Promise<void> {
	const pending = new Set<Request>();
	page.on("request", (request) => pending.add(request));
	page.on("requestfinished", (request) => pending.delete(request));
	page.on("requestfailed", (request) => pending.delete(request));
	return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}
