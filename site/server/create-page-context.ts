import type { Backend, Logger, Settings } from "@nev/api";
import { creditScores, defaultFinancingProfile, recommendFinancing } from "@nev/financing";
import { createApiClient, createLoader } from "@nev/widgets";
import { catalogueFacts, financingFromRates } from "../app/content/index.js";
import type { PageContext } from "../app/page-context.js";
import type { Privacy } from "../app/shell/privacy.js";

export interface PageContextOptions {
	backend: Pick<Backend, "api" | "catalogue">;
	settings: Settings;
	privacy: Privacy;
	/** The visitor's IP address, by which the API limits its rate. */
	clientAddress: string;
	log: Logger;
	/** Called with the path of each call of the API. */
	onRead?: ((path: string) => void) | undefined;
}

const financing = financingFromRates(
	creditScores
		.flatMap((creditScore) => recommendFinancing({ ...defaultFinancingProfile, creditScore }))
		.filter(({ type }) => type === "loan")
		.map(({ apr }) => apr),
);

/** What the routes need to render one request. Their loader calls the API in this process. */
export function createPageContext(options: PageContextOptions): PageContext {
	const { backend, settings, privacy, clientAddress, log, onRead } = options;
	const { imageOrigins, sampleData, vehicles } = backend.catalogue.snapshot;
	const client = createApiClient({
		api: "http://api.internal",
		fetch: (url, init) => {
			onRead?.(`/api${new URL(url).pathname}`);
			return backend.api.request(url, init, { clientAddress });
		},
	});
	return {
		loader: createLoader(client),
		settings: {
			origin: siteOrigin(settings),
			company: settings.company,
			financing,
			mapTiles: settings.mapTiles ?? null,
			tagManagerId: settings.tagManagerId ?? null,
			privacy,
			sampleData,
			catalogue: catalogueFacts(vehicles),
		},
		imageOrigins,
		log,
	};
}

/**
 * The site's public address, without a slash at its end. Never the `Host` of a request: a page is kept
 * for all visitors, and anyone can send any host.
 */
export function siteOrigin({ publicUrl, port }: Pick<Settings, "publicUrl" | "port">): string {
	return publicUrl ?? `http://localhost:${port}`;
}
