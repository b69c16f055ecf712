import { HttpResponse, http } from "msw";
import type { SetupWorker } from "msw/browser";

/** URLs of requests without a handler, except for Storybook's own files. */
export const unhandledRequests: string[] = [];

const flushPath = "/flush-requests";
let isStarted = false;

/** Starts the service worker that handles the stories' requests. */
export async function startMockNetwork(): Promise<SetupWorker> {
	const { setupWorker } = await import("msw/browser");
	const worker = setupWorker(http.get(flushPath, () => new HttpResponse()));
	await worker.start({
		quiet: true,
		// Storybook may be in a folder of a site.
		serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
		onUnhandledRequest({ url }) {
			const { origin, pathname } = new URL(url);
			if (origin !== location.origin || pathname.startsWith("/api/")) unhandledRequests.push(url);
		},
	});
	isStarted = true;
	return worker;
}

/**
 * Resolves when all earlier requests have reached their handler, so that a last request of the previous
 * story does not count as one of the next story. The service worker looks up who sent a request, and
 * one can overtake another there, so several are sent, one after the other.
 */
export async function flushRequests(): Promise<void> {
	for (let count = isStarted ? 3 : 0; count > 0; count -= 1) await fetch(flushPath);
}
