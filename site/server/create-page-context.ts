import { type Backend, type Logger, type Settings, siteOrigin } from "@nev/api";
import { creditScores, defaultFinancingProfile, recommendFinancing } from "@nev/financing";
import { type ApiClient, createLoader } from "@nev/widgets";
import { catalogueFacts } from "../app/content/catalogue-facts.js";
import { financingFromRates, financingOfLenders } from "../app/content/financing.js";
import type { PageContext } from "../app/page/page-context.js";
import type { Privacy } from "../app/page/privacy.js";
import { popularVehicles } from "../app/shell/popular-vehicles.js";

export interface PageContextOptions {
	/** Calls the API in this process, for the visitor. */
	client: ApiClient;
	/** What the page shows of the catalogue without a call of the API. */
	summary: Backend["catalogue"]["snapshot"]["data"]["summary"];
	settings: Settings;
	/** Whether the page may have the company's tag manager. */
	hasTagManager: boolean;
	privacy: Privacy;
	corrections: Backend["corrections"];
	acknowledgements: Backend["acknowledgements"];
	clientAddress: string;
	log: Logger;
}

const financing = financingFromRates(
	creditScores
		.flatMap((creditScore) => recommendFinancing({ ...defaultFinancingProfile, creditScore }))
		.filter(({ type }) => type === "loan")
		.map(({ apr }) => apr),
);

/** What the routes need to render one request. */
export function createPageContext(options: PageContextOptions): PageContext {
	const { client, summary, settings, privacy, clientAddress, log } = options;
	const { imageOrigins, sampleData, offers, company, companyFacts, rates } = summary;
	return {
		loader: createLoader(client),
		settings: {
			origin: siteOrigin(settings),
			company,
			companyAddress: settings.companyAddress ?? null,
			financing: rates ? financingOfLenders(financing, rates) : financing,
			mapTiles: settings.mapTiles ?? null,
			tagManagerId: (options.hasTagManager && settings.tagManagerId) || null,
			privacy,
			sampleData,
			catalogue: catalogueFacts(offers),
			companyFacts,
			popularVehicles: popularVehicles(offers),
		},
		corrections: options.corrections,
		acknowledgements: options.acknowledgements,
		clientAddress,
		imageOrigins,
		log,
	};
}
