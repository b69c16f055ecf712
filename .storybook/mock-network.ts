import type { SetupWorker } from "msw/browser";

/** Requests that nothing answers and that are not for a file of Storybook itself. */
export const strayRequests: string[] = [];

/** Starts the service worker that stands between the stories and the network. */
export async function startMockNetwork(): Promise<SetupWorker> {
	const { setupWorker } = await import("msw/browser");
	const worker = setupWorker();
	await worker.start({
		quiet: true,
		onUnhandledRequest({ url }) {
			const { origin, pathname } = new URL(url);
			if (origin !== location.origin || pathname.startsWith("/api/")) strayRequests.push(url);
		},
	});
	return worker;
}
