import type { Backend, Logger, Settings } from "@nev/api";
import type { Health } from "@nev/contract";
import { creditScores, defaultFinancingProfile, recommendFinancing } from "@nev/financing";
import { createApiClient, createLoader, type Loader } from "@nev/widgets";
import { createContext } from "react-router";
import { type Financing, financingOf } from "../app/content/index.js";
import type { Privacy } from "../app/shell/privacy.js";
import { privacyOfRequest } from "./privacy-route.js";

/** What the pages know of the company and of where they stand. */
export interface PageSettings {
	/** The site's address, without a slash at its end. */
	origin: string;
	company: Settings["company"];
	/** What the pages say of loans, from the rules themselves. */
	financing: Financing;
	mapTiles: Settings["mapTiles"] | null;
	/** The tag manager's container; null: the site has none. */
	tagManagerId: string | null;
	/** Where the visitor stands on tags of third parties. */
	privacy: Privacy;
	/** What of the catalogue is invented. */
	sampleData: Health["sampleData"];
}

/** What the routes' own loaders are given. */
export interface PageContext {
	/** A loader for one request, so that nothing passes from visitor to visitor. */
	readonly loader: Loader;
	readonly settings: PageSettings;
	/** Where pictures of the catalogue come from beside our own origin, on whatever page they stand. */
	readonly imageOrigins: readonly string[];
	readonly log: Logger;
}

const financing = financingOf(
	creditScores
		.flatMap((creditScore) => recommendFinancing({ ...defaultFinancingProfile, creditScore }))
		.filter(({ type }) => type === "loan")
		.map(({ apr }) => apr),
);

export const pageContext = createContext<PageContext>();

/** A loader that calls the API in this process, for the visitor at an address. */
export function createPageLoader(api: Backend["api"], clientAddress: string): Loader {
	return createLoader(
		createApiClient({
			api: "http://api.internal",
			fetch: (url, init) => api.request(url, init, { clientAddress }),
		}),
	);
}

export function pageSettings(
	settings: Settings,
	catalogue: Backend["catalogue"],
	request: Request,
): PageSettings {
	return {
		origin: siteOrigin(settings, request),
		company: settings.company,
		financing,
		mapTiles: settings.mapTiles ?? null,
		tagManagerId: settings.tagManagerId ?? null,
		privacy: privacyOfRequest(request),
		sampleData: catalogue.snapshot.sampleData,
	};
}

/** The site's address, without a slash at its end. */
export function siteOrigin({ publicUrl }: Pick<Settings, "publicUrl">, request: Request): string {
	return publicUrl ?? new URL(request.url).origin;
}
