import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import {
	type Answer,
	type Backend,
	createAnswer,
	prepareResponse,
	sizeOf,
	sourceOf,
} from "@nev/api";
import { LRUCache } from "lru-cache";
import { catalogueFacts } from "../app/content/index.js";
import { type Privacy, resolvePrivacy } from "../app/shell/privacy.js";
import { type PageAddress, readSearch } from "./page-address.js";

/** Room for the compressed and the plain bytes of about 600 pages. */
const maxBytes = 64 * 1024 * 1024;

/** A page that is sent as an answer, or a response without a page, such as a redirect. */
export type Rendered = Answer | Response;

/** Without `instanceof Response`: the server replaces that class, and the router made its own before. */
export function isAnswer(rendered: Rendered): rendered is Answer {
	return "variants" in rendered;
}

/** Called with the path of each call of the API that a page is made from. */
type OnRead = (path: string) => void;

export interface Pages {
	/** Finds a kept page without waiting. */
	find(request: IncomingMessage): Answer | undefined;
	/** Returns the kept page, or renders it once for all who wait for it. */
	get(
		address: PageAddress,
		privacy: Privacy,
		render: (onRead: OnRead) => Promise<Response>,
	): Promise<Rendered>;
}

type Snapshot = Backend["catalogue"]["snapshot"];

export interface PagesOptions {
	catalogue: { readonly snapshot: Snapshot };
	/** Sent with every page. */
	headers: Readonly<Record<string, string>>;
}

/** What a page is made from, without keeping that in memory. */
interface Sources {
	/** The version of the last snapshot that it was compared with. */
	version: number;
	/** The part of the catalogue behind each call of the API, by its path. */
	readonly parts: Map<string, WeakRef<object>>;
	/** What pages read from the catalogue itself. */
	readonly settings: string;
}

interface KeptPage {
	readonly answer: Answer;
	readonly sources: Sources;
}

interface Rendering {
	readonly snapshot: Snapshot;
	readonly page: Promise<Rendered>;
}

/**
 * Keeps rendered pages as bytes. A page depends on its normalized address, on the visitor's privacy
 * choice, and on the parts of the catalogue that it was rendered from: it is kept until one of these
 * changes. A rendering that began before a change is not kept. Errors are not kept.
 *
 * One page is rendered at a time: rendering is work for the one thread that also answers all other
 * requests, and many at once make them wait for all.
 */
export function createPages({ catalogue, headers }: PagesOptions): Pages {
	const pages = new LRUCache<string, KeptPage>({
		maxSize: maxBytes,
		sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
	});
	const renderings = new Map<string, Rendering>();
	let lastTurn: Promise<unknown> = Promise.resolve();

	/** Calls a function after the renderings before it, and after the requests that wait meanwhile. */
	function inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
		const turn = lastTurn.then(() => setImmediate()).then(call);
		lastTurn = turn.catch(() => {});
		return turn;
	}

	function isCurrent(sources: Sources): boolean {
		const { snapshot } = catalogue;
		if (sources.version === snapshot.version) return true;
		if (sources.settings !== settingsOf(snapshot)) return false;
		for (const [path, part] of sources.parts) {
			if (sourceOf(path, snapshot) !== part.deref()) return false;
		}
		sources.version = snapshot.version;
		return true;
	}

	function find(key: string): Answer | undefined {
		const kept = pages.get(key);
		if (!kept || isCurrent(kept.sources)) return kept?.answer;
		pages.delete(key);
		return undefined;
	}

	async function prepare(response: Response): Promise<Rendered> {
		const type = response.headers.get("content-type");
		if (!type?.startsWith("text/html")) return response;
		const own = [...response.headers].filter(([name]) => name !== "content-type");
		return createAnswer(
			await prepareResponse(await response.text(), "text/html; charset=utf-8", "quick"),
			{ ...headers, ...Object.fromEntries(own), vary: "Cookie, Sec-GPC" },
			response.status,
		);
	}

	async function renderAndKeep(
		key: string,
		render: (onRead: OnRead) => Promise<Response>,
	): Promise<Rendered> {
		const { response, sources } = await inTurn(async () => {
			const { snapshot } = catalogue;
			const sources: Sources = {
				version: snapshot.version,
				parts: new Map(),
				settings: settingsOf(snapshot),
			};
			const response = await render((path) =>
				sources.parts.set(path, new WeakRef(sourceOf(path, catalogue.snapshot))),
			);
			return { response, sources };
		});
		const page = await prepare(response);
		if (isAnswer(page) && [200, 404].includes(page.status) && isCurrent(sources)) {
			pages.set(key, { answer: page, sources });
		}
		return page;
	}

	return {
		find({ url = "", headers }) {
			const end = url.indexOf("?");
			const path = end < 0 ? url : url.slice(0, end);
			const address = end < 0 ? url : path + readSearch(path, url.slice(end + 1));
			const privacy = resolvePrivacy(headers["sec-gpc"] === "1", headers.cookie ?? "");
			return find(keyOf(address, privacy));
		},

		async get({ path, search }, privacy, render) {
			const key = keyOf(path + search, privacy);
			const kept = find(key);
			if (kept) return kept;
			const { snapshot } = catalogue;
			let rendering = renderings.get(key);
			if (rendering?.snapshot !== snapshot) {
				rendering = { snapshot, page: renderAndKeep(key, render) };
				renderings.set(key, rendering);
			}
			const { page } = rendering;
			try {
				const rendered = await page;
				return isAnswer(rendered) ? rendered : rendered.clone();
			} finally {
				if (renderings.get(key)?.page === page) renderings.delete(key);
			}
		},
	};
}

/** What every page shows of the catalogue, or allows in its policy, without a call of the API. */
function settingsOf({ sampleData, imageOrigins, vehicles }: Snapshot): string {
	return JSON.stringify([sampleData, imageOrigins, catalogueFacts(vehicles)]);
}

/** The address itself for most visitors: joining texts takes longer than finding the page. */
function keyOf(address: string, privacy: Privacy): string {
	return privacy === "none" ? address : `${privacy} ${address}`;
}
