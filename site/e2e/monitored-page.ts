import { createServer, request as forward } from "node:http";
import { connect } from "node:net";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** What a page did that it should not have done. */
export interface PageProblems {
	/** Errors and warnings on the console, and errors nobody caught. */
	console: string[];
	/** What the page's content security policy refused. */
	policy: string[];
	/** Requests that failed, and answers of 400 and above. */
	requests: string[];
}

/** A page whose misdeeds are written down, in a browser whose every connection is. */
interface Fixtures {
	misdeeds: PageProblems;
	/** The hosts that the browser has asked for anything, by whatever way. */
	hosts: Set<string>;
	watchedPage: Page;
}

export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
	misdeeds: async ({}, use) => use({ console: [], policy: [], requests: [] }),

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
	hosts: async ({}, use) => use(new Set()),

	/** All of the page's connections go through a proxy of ours, which sees what no page can hide. */
	watchedPage: async ({ browser, hosts, misdeeds, contextOptions }, use) => {
		const proxy = createServer((request, response) => {
			const url = new URL(request.url ?? "");
			hosts.add(url.host);
			const onward = forward(
				url,
				{ method: request.method, headers: request.headers },
				(answer) => {
					response.writeHead(answer.statusCode ?? 502, answer.headers);
					answer.pipe(response);
				},
			);
			onward.on("error", () => response.destroy());
			request.pipe(onward);
		});
		proxy.on("connect", (request, socket) => {
			hosts.add(request.url ?? "");
			socket.on("error", () => {});
			const [host, port] = (request.url ?? "").split(":");
			const onward = connect(Number(port), host, () => {
				socket.write("HTTP/1.1 200 OK\r\n\r\n");
				onward.pipe(socket).pipe(onward);
			});
			onward.on("error", () => socket.destroy());
		});
		await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
		const address = proxy.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const context = await browser.newContext({
			...contextOptions,
			proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
		});
		const page = await context.newPage();
		await watch(context, page, misdeeds);
		await use(page);
		await context.close();
		proxy.closeAllConnections();
		proxy.close();
	},
});

async function watch(context: BrowserContext, page: Page, misdeeds: PageProblems): Promise<void> {
	await context.exposeBinding("tellViolation", (_, violation: string) =>
		misdeeds.policy.push(violation),
	);
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", (event) => {
			const { tellViolation } = globalThis as unknown as { tellViolation(text: string): void };
			tellViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
		});
	});
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) misdeeds.console.push(message.text());
	});
	page.on("pageerror", (error) => misdeeds.console.push(String(error)));
	page.on("requestfailed", (request) => {
		const why = request.failure()?.errorText ?? "";
		// What a page no longer wants, it may drop.
		if (why !== "net::ERR_ABORTED") misdeeds.requests.push(`${why} ${request.url()}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400) misdeeds.requests.push(`${response.status()} ${response.url()}`);
	});
}

export { expect };
