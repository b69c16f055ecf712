import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { atEnd } from "../../scripts/bench/clean-up.js";
import { startProduct } from "../../scripts/bench/product.js";

/** What a page has loaded, without its document. */
export interface Loaded {
	requests: number;
	/** Bytes of scripts and styles, and of everything else, with headers. */
	code: number;
	data: number;
	/** When the last request was sent, in milliseconds. */
	lastRequest: number;
}

/** A visit to the page of a dealer by a browser without a cache. */
export interface Visit {
	readonly page: Page;
	/** Chromium's DevTools. */
	readonly devTools: CDPSession;
	readonly loaded: Readonly<Loaded>;
	open(): Promise<void>;
}

export interface HostPage {
	/** Of the product, which serves the elements. */
	readonly origin: string;
	/** Visits the page with this in its body. */
	visit<Result>(html: string, use: (visit: Visit) => Promise<Result>): Promise<Result>;
}

/** Starts the built product, a server for pages that embed its elements, and a browser. */
export async function openHostPage(): Promise<HostPage> {
	const product = await startProduct();
	atEnd(product.stop);
	let body = "";
	const server = createServer((_, response) => {
		response.setHeader("content-type", "text/html; charset=utf-8");
		response.end(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A dealer's page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${product.origin}/embed/v1/nev-widgets.css">
<script async src="${product.origin}/embed/v1/nev-widgets.js"></script>
${body}
</html>`);
	}).listen(0, "127.0.0.1");
	atEnd(() => void server.close());
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const browser = await chromium.launch({
		...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
		args: ["--no-sandbox", "--disable-gpu"],
		// Its own answer to a signal would end this program before it has cleaned up.
		handleSIGINT: false,
		handleSIGTERM: false,
	});
	atEnd(() => browser.close());

	return {
		origin: product.origin,
		async visit(html, use) {
			body = html;
			const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
			const page = await context.newPage();
			const devTools = await context.newCDPSession(page);
			const loaded = await countLoaded(devTools);
			const open = async () => void (await page.goto(`http://127.0.0.1:${port}/`));
			return use({ page, devTools, loaded, open }).finally(() => context.close());
		},
	};
}

async function countLoaded(devTools: CDPSession): Promise<Loaded> {
	const loaded = { requests: 0, code: 0, data: 0, lastRequest: 0 };
	const kinds = new Map<string, "code" | "data">();
	devTools.on("Network.requestWillBeSent", () => {
		loaded.lastRequest = Date.now();
	});
	devTools.on("Network.responseReceived", ({ requestId, type }) => {
		if (type === "Document") return;
		loaded.requests += 1;
		kinds.set(requestId, type === "Script" || type === "Stylesheet" ? "code" : "data");
	});
	devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const kind = kinds.get(requestId);
		if (kind) loaded[kind] += encodedDataLength;
	});
	await devTools.send("Network.enable");
	return loaded;
}
