import type { Settings } from "@nev/api";
import type { Health } from "@nev/contract";
import { useRouteLoaderData } from "react-router";
import {
	type Financing,
	facts,
	type PageMetadata,
	type PageName,
	pageMetadata,
} from "./content/index.js";
import type { Privacy } from "./shell/privacy.js";

/** The settings that pages read. They are the same for a whole visit. */
export interface SiteSettings {
	/** The site's public address, without a slash at its end. */
	origin: string;
	company: Settings["company"];
	/** Loan terms and rates for the texts, taken from the financing rules. */
	financing: Financing;
	mapTiles: Settings["mapTiles"] | null;
	/** The tag manager's container. Null if the company uses none. */
	tagManagerId: string | null;
	/** The visitor's choice on tags of third parties. */
	privacy: Privacy;
	/** Which parts of the catalogue are sample data. */
	sampleData: Health["sampleData"];
}

/** The site's settings, loaded by the root route. */
export function useSiteSettings(): SiteSettings {
	const settings = useRouteLoaderData<() => SiteSettings>("root");
	if (!settings) throw new Error("The root route has no data.");
	return settings;
}

/** Title and description of a page. */
export function usePageMetadata(page: PageName): PageMetadata {
	const { financing } = useSiteSettings();
	return pageMetadata(facts, financing)[page];
}
