import {
	createApiClient,
	createLoader,
	type Loader,
	type LoaderSeed,
	readSeed,
} from "@nev/widgets";
import { useState } from "react";
import { useMatches, useRouteLoaderData } from "react-router";
import type { PageSettings } from "../server/page-context.js";
import { facts, type PageDescription, type PageName, pageDescriptions } from "./content/index.js";
import type { loader as rootLoader } from "./root.js";

/** What the pages know of the company and of where they stand. */
export function useSite(): PageSettings {
	const site = useRouteLoaderData<typeof rootLoader>("root");
	if (!site) throw new Error("The root route has no data.");
	return site;
}

/** Title and description of a page. */
export function usePageDescription(page: PageName): PageDescription {
	const { financing } = useSite();
	return pageDescriptions(facts, financing)[page];
}

/** One loader for a page's whole life: filled by the server, and then by the API. */
export function usePageLoader(): Loader {
	const matches = useMatches();
	const [loader] = useState(() => {
		const seeds = matches.flatMap(({ loaderData }) => seedOf(loaderData));
		return createLoader(
			createApiClient({ api: "/api", credentials: "include" }),
			readSeed(Object.assign({}, ...seeds)),
		);
	});
	return loader;
}

function seedOf(data: unknown): LoaderSeed[] {
	return typeof data === "object" && data !== null && "seed" in data
		? [data.seed as LoaderSeed]
		: [];
}
