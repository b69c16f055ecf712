import type { Query } from "@nev/contract";
import { type Loader, type LoaderSeed, writeSeed } from "@nev/widgets";
import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "./page-context.js";

/** What a route's loader returns. The API responses that its page shows are in its `PageStart`. */
export interface PageData {
	/**
	 * The server found nothing at this address. Its page is the same for every such address, so the
	 * browser must not look for the data of its own.
	 */
	isUnknown?: boolean;
}

/** The visitor's input was wrong, such as an unknown ZIP code. The page itself says so, with 200. */
const inputError = /^4(00|22):/;

/** A single dealership, shown beside a list. If it is gone, the page is still there. */
const singleDealershipKey = /^dealerships\/\d/;

/**
 * Loads what a page shows. The response is 404 if something does not exist, and 503 if something
 * failed to load; the page shows the failure.
 */
export async function loadPage(
	context: Readonly<RouterContextProvider>,
	load: (loader: Loader) => Promise<unknown>,
	status = 200,
) {
	const { loader } = context.get(pageContext);
	await load(loader);
	const finalStatus = errorStatus(writeSeed(loader)) ?? status;
	const page: PageData = finalStatus === 404 ? { isUnknown: true } : {};
	return data(page, { status: finalStatus });
}

/** Loads several resources at once. */
export async function loadAll(loader: Loader, ...queries: Query<unknown>[]): Promise<void> {
	await Promise.all(queries.map((query) => loader.settle(query)));
}

/** A `clientLoader` that waits for nothing: in the browser each component loads its own data. */
export async function renderImmediately(): Promise<PageData> {
	return {};
}

function errorStatus(seed: LoaderSeed): number | undefined {
	const errors = Object.entries(seed)
		.filter(([path]) => !singleDealershipKey.test(path))
		.flatMap(([, entry]) => ("error" in entry ? [entry.error] : []))
		.filter((error) => !inputError.test(error));
	if (errors.length === 0) return undefined;
	return errors.every((error) => error.startsWith("404:")) ? 404 : 503;
}
