import { HttpResponse, http } from "msw";
import type { SetupWorker } from "msw/browser";

/** Requests that nothing answers and that are not for a file of Storybook itself. */
export const strayRequests: string[] = [];

const barrier = "/earlier-requests";
let isStarted = false;

/** Starts the service worker that stands between the stories and the network. */
export async function startMockNetwork(): Promise<SetupWorker> {
	const { setupWorker } = await import("msw/browser");
	const worker = setupWorker(http.get(barrier, () => new HttpResponse()));
	await worker.start({
		quiet: true,
		onUnhandledRequest({ url }) {
			const { origin, pathname } = new URL(url);
			if (origin !== location.origin || pathname.startsWith("/api/")) strayRequests.push(url);
		},
	});
	isStarted = true;
	return worker;
}

/**
 * Resolves when whatever was sent before has reached its handler. A story that has just ended may
 * have sent a last request, which would else be taken for one of the next story's.
 */
export async function earlierRequests(): Promise<void> {
	if (isStarted) await fetch(barrier);
}
