import { createServer, request as forward } from "node:http";
import { connect } from "node:net";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** What went wrong on a page. */
export interface PageProblems {
	/** Console errors, console warnings and uncaught errors. */
	console: string[];
	/** Violations of the page's content security policy. */
	policy: string[];
	/** Failed requests, and responses with a status of 400 or above. */
	requests: string[];
}

export const noProblems: Readonly<PageProblems> = { console: [], policy: [], requests: [] };

interface Fixtures {
	/** The problems of `monitoredPage`. */
	problems: PageProblems;
	/** Every host that the browser of `monitoredPage` connected to. */
	hosts: Set<string>;
	/** A page whose problems are recorded. */
	monitoredPage: Page;
}

export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
	problems: async ({}, use) => use({ console: [], policy: [], requests: [] }),

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
	hosts: async ({}, use) => use(new Set()),

	/** The browser connects through a proxy, which sees requests that a page can hide from a test. */
	monitoredPage: async ({ browser, hosts, problems, contextOptions }, use) => {
		const proxy = createServer((request, response) => {
			const url = new URL(request.url ?? "");
			hosts.add(url.host);
			const upstream = forward(
				url,
				{ method: request.method, headers: request.headers },
				(upstreamResponse) => {
					response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
					upstreamResponse.pipe(response);
				},
			);
			upstream.on("error", () => response.destroy());
			request.pipe(upstream);
		});
		proxy.on("connect", (request, socket) => {
			hosts.add(request.url ?? "");
			socket.on("error", () => {});
			const [host, port] = (request.url ?? "").split(":");
			const upstream = connect(Number(port), host, () => {
				socket.write("HTTP/1.1 200 OK\r\n\r\n");
				upstream.pipe(socket).pipe(upstream);
			});
			upstream.on("error", () => socket.destroy());
		});
		await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
		const address = proxy.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const context = await browser.newContext({
			...contextOptions,
			proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
		});
		const page = await context.newPage();
		await recordProblems(context, page, problems);
		await use(page);
		await context.close();
		proxy.closeAllConnections();
		proxy.close();
	},
});

async function recordProblems(
	context: BrowserContext,
	page: Page,
	problems: PageProblems,
): Promise<void> {
	await context.exposeBinding("reportViolation", (_, violation: string) =>
		problems.policy.push(violation),
	);
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", (event) => {
			const { reportViolation } = globalThis as unknown as {
				reportViolation(text: string): void;
			};
			reportViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
		});
	});
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) problems.console.push(message.text());
	});
	page.on("pageerror", (error) => problems.console.push(String(error)));
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText ?? "";
		// A page may abort a request whose response it no longer needs.
		if (reason !== "net::ERR_ABORTED") problems.requests.push(`${reason} ${request.url()}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400) problems.requests.push(`${response.status()} ${response.url()}`);
	});
}

export { expect };
