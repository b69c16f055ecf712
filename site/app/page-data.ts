import type { Query } from "@nev/contract";
import { type Loader, type LoaderSeed, writeSeed } from "@nev/widgets";
import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "../server/page-context.js";

/** What a route hands over: everything its page shows, loaded before it is rendered. */
export interface PageData {
	seed: LoaderSeed;
}

/** What the visitor has asked wrongly, such as an unknown ZIP code: the page says so, and is there. */
const askedWrongly = /^4(00|22):/;

/** One dealer, whom a page shows beside others: one that is gone takes no page away. */
const oneDealer = /^dealerships\/\d/;

/**
 * Loads what a page shows. Where something could not be loaded the page says so itself, and is
 * answered with 503; something that does not exist is answered with 404.
 */
export async function loadPage(
	context: Readonly<RouterContextProvider>,
	load: (loader: Loader) => Promise<unknown>,
	status = 200,
) {
	const { loader } = context.get(pageContext);
	await load(loader);
	const seed = writeSeed(loader);
	return data({ seed } satisfies PageData, { status: statusOf(seed) ?? status });
}

/** Loads several resources at once. */
export async function loadAll(loader: Loader, ...queries: Query<unknown>[]): Promise<void> {
	await Promise.all(queries.map((query) => loader.settle(query)));
}

/** In the browser a page is shown at once, and its parts load what they show. */
export async function renderImmediately(): Promise<PageData> {
	return { seed: {} };
}

function statusOf(seed: LoaderSeed): number | undefined {
	const errors = Object.entries(seed)
		.filter(([path]) => !oneDealer.test(path))
		.flatMap(([, entry]) => ("error" in entry ? [entry.error] : []))
		.filter((error) => !askedWrongly.test(error));
	if (errors.length === 0) return undefined;
	return errors.every((error) => error.startsWith("404:")) ? 404 : 503;
}
