import type { Backend, Settings } from "@nev/api";
import { createApiClient } from "@nev/contract";
import { createLoader, type Loader } from "@nev/widgets";
import { createContext } from "react-router";

/** What the pages know of the company and of where they stand. */
export interface PageSettings {
	/** The site's address, without a slash at its end. */
	origin: string;
	company: Settings["company"];
	mapTiles: Settings["mapTiles"] | null;
}

/** What the routes' own loaders are given. */
export interface PageContext {
	/** A loader for one request, so that nothing passes from visitor to visitor. */
	readonly loader: Loader;
	readonly settings: PageSettings;
}

export const pageContext = createContext<PageContext>();

/** A loader that calls the API in this process. */
export function createPageLoader(api: Backend["api"]): Loader {
	return createLoader(
		createApiClient({
			api: "http://api.internal",
			fetch: (url, init) => api.request(url, init),
		}),
	);
}

export function pageSettings(settings: Settings, request: Request): PageSettings {
	return {
		origin: settings.publicUrl ?? new URL(request.url).origin,
		company: settings.company,
		mapTiles: settings.mapTiles ?? null,
	};
}
