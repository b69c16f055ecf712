import type { Company, Settings } from "@nev/api";
import type { CompanyFacts } from "@nev/api/company-facts";
import type { Dealership, Health } from "@nev/contract";
import { createApiClient, createLoader, type Loader } from "@nev/widgets";
import { useContext, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { CatalogueFacts } from "../content/catalogue-facts.js";
import { type Facts, facts } from "../content/facts.js";
import type { Financing } from "../content/financing.js";
import type { NavigationLink } from "../content/navigation.js";
import { type PageMetadata, type PageName, pageMetadata } from "../content/pages/page-metadata.js";
import { startContext } from "../start/page-start.js";
import type { Privacy } from "./privacy.js";

/** The settings that pages read. They are the same for a whole visit. */
export interface SiteSettings {
	/** The site's public address, without a slash at its end. */
	origin: string;
	company: Company;
	/** Where it is. Null if it has no address that it states. */
	companyAddress: Settings["companyAddress"] | null;
	/** Loan terms and rates for the texts, taken from the financing rules, and the lenders of the company's own rates. */
	financing: Financing;
	mapTiles: Settings["mapTiles"] | null;
	/** The tag manager's container. Null if the company uses none. */
	tagManagerId: string | null;
	/** The visitor's choice on tags of third parties. */
	privacy: Privacy;
	/** Which parts of the catalogue are sample data. */
	sampleData: Health["sampleData"];
	/** What the texts state of the vehicles that are listed. */
	catalogue: CatalogueFacts;
	/** Office hours, support line and staff. */
	companyFacts: CompanyFacts;
	/** The footer's links to vehicles. */
	popularVehicles: readonly NavigationLink[];
}

/** The site's settings, loaded by the root route. */
export function useSiteSettings(): SiteSettings {
	const settings = useRouteLoaderData<() => SiteSettings>("root");
	if (!settings) throw new Error("The root route has no data.");
	return settings;
}

/**
 * Who asks for consent to calls in a form: a dealer, or the company. An invented dealer does not, nor one
 * without a number by which consent is withdrawn.
 */
export function useConsentSeller(
	dealership: Dealership | undefined,
): Pick<Company, "name" | "phone"> {
	const { company } = useSiteSettings();
	return dealership?.phone && !dealership.isSample ? dealership : company;
}

/** Title and description of a page. */
export function usePageMetadata(page: PageName): PageMetadata {
	return pageMetadata(useFacts(), useSiteSettings().financing)[page];
}

/** The figures that the texts state. */
export function useFacts(): Facts {
	return factsOf(useSiteSettings());
}

/** The site's figures, with those of its catalogue and those that an operator has set. */
export function factsOf({
	catalogue,
	companyFacts,
}: Pick<SiteSettings, "catalogue" | "companyFacts">): Facts {
	return { ...facts, ...catalogue, ...companyFacts };
}

/** The loader for a whole visit. It starts with the server's data and then asks the API. */
export function useSeededLoader(): Loader {
	const { resources } = useContext(startContext);
	const [loader] = useState(() =>
		createLoader(createApiClient({ api: "/api", credentials: "include" }), resources),
	);
	return loader;
}
