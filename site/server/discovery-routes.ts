import {
	type AnswerCache,
	type Backend,
	type Company,
	completeAnswer,
	type DatasetName,
	encodeBody,
	HttpError,
	methodNotAllowed,
	type Settings,
	sendCached,
	siteOrigin,
} from "@nev/api";
import { dealershipPath, type Vehicle, vehiclePath } from "@nev/contract";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { facts } from "../app/content/facts.js";
import { footerText } from "../app/content/pages/footer-text.js";
import { dealerSitemapPaths, dealersOfSitemap, pagePaths, robots, sitemap } from "./sitemap.js";

export interface DiscoveryOptions {
	answers: AnswerCache;
	catalogue: Backend["catalogue"];
	changeTimes: Backend["changeTimes"];
	build: ServerBuild | (() => Promise<ServerBuild>);
	settings: Settings;
}

/** Serves sitemap.xml, robots.txt and the manifest. */
export function discoveryRoutes(options: DiscoveryOptions): Hono {
	const { answers, catalogue, changeTimes, build, settings } = options;
	const app = new Hono();

	/** The sitemaps of dealers. Invented ones are for no search engine. */
	function dealerSitemaps(): string[] {
		const { hasSamples, dealershipIndex } = catalogue.snapshot;
		return dealerSitemapPaths(hasSamples ? 0 : dealershipIndex.count);
	}

	/** When the pages of vehicles changed, and the one of all vehicles with any of them. */
	async function vehiclePageTimes(vehicles: readonly Vehicle[]): Promise<Map<string, Date>> {
		const times = await changeTimes("vehicles");
		const pages = timesOfPages(vehicles, vehiclePath, times);
		const [latest] = [...times.values()].sort((a, b) => b.getTime() - a.getTime());
		return latest ? pages.set("/inventory", latest) : pages;
	}

	function addFile(
		path: string,
		type: string,
		dependsOn: readonly DatasetName[],
		write: (origin: string, path: string) => string | Promise<string>,
	): void {
		const route = { parameters: [], dependsOn };
		app.get(path, (context) =>
			sendCached(context, answers, route, async () => {
				const file = await encodeBody(await write(siteOrigin(settings), context.req.path), type);
				return completeAnswer(context, file, { "cache-control": "no-cache" });
			}),
		);
		app.all(path, () => methodNotAllowed(["GET", "HEAD"]));
	}

	addFile(
		"/sitemap.xml",
		"application/xml; charset=utf-8",
		["vehicles", "states"],
		async (origin) => {
			const { routes } = typeof build === "function" ? await build() : build;
			const definedRoutes = Object.values(routes).filter((route) => route !== undefined);
			const { vehicles, states } = catalogue.snapshot.data;
			const paths = pagePaths(definedRoutes, { ...vehicles, ...states });
			return sitemap(origin, paths, await vehiclePageTimes(vehicles.vehicles));
		},
	);
	addFile(
		"/:file{sitemap-dealers-[1-9]\\d*\\.xml}",
		"application/xml; charset=utf-8",
		["dealerships"],
		async (origin, path) => {
			const index = dealerSitemaps().indexOf(path);
			if (index < 0) throw new HttpError("not-found", "There is no such sitemap.");
			const dealers = dealersOfSitemap(catalogue.snapshot.dealershipIndex.all(), index + 1);
			const times = await changeTimes(
				"dealerships",
				dealers.map(({ id }) => id),
			);
			return sitemap(
				origin,
				dealers.map(dealershipPath),
				timesOfPages(dealers, dealershipPath, times),
			);
		},
	);
	addFile("/robots.txt", "text/plain; charset=utf-8", ["dealerships"], (origin) =>
		robots(origin, dealerSitemaps()),
	);
	addFile("/manifest.webmanifest", "application/manifest+json; charset=utf-8", ["summary"], () =>
		manifest(catalogue.snapshot.company),
	);
	return app;
}

function timesOfPages<Entry extends { readonly id: number }>(
	entries: readonly Entry[],
	pathOf: (entry: Entry) => string,
	times: ReadonlyMap<number, Date>,
): Map<string, Date> {
	return new Map(
		entries.flatMap((entry) => {
			const time = times.get(entry.id);
			return time ? [[pathOf(entry), time] as const] : [];
		}),
	);
}

/** Writes the web app manifest: the site's name and icons on a home screen. */
function manifest(company: Company): string {
	return JSON.stringify({
		id: "/",
		name: company.name,
		short_name: company.name.length > 12 ? "NEV Dealers" : company.name,
		description: footerText(facts, company).about,
		lang: "en-US",
		start_url: "/",
		scope: "/",
		display: "browser",
		background_color: "#FAF8F2",
		theme_color: "#FAF8F2",
		icons: [
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	});
}
