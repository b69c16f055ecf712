import type { Backend, Logger } from "@nev/api";
import type { Loader } from "@nev/widgets";
import { createContext } from "react-router";
import type { SiteSettings } from "./site-context.js";

/** What the server passes to the routes' loaders and actions, built once per request. */
export interface PageContext {
	/** Belongs to one request, so that no data leaks from one visitor to another. */
	readonly loader: Loader;
	readonly settings: SiteSettings;
	/** How dealers correct their own listings. */
	readonly corrections: Backend["corrections"];
	/** How dealers say that they have a lead. */
	readonly acknowledgements: Backend["acknowledgements"];
	/** The visitor's network address, which limits count by. */
	readonly clientAddress: string;
	/** Origins besides our own that serve the catalogue's pictures. The policy of every page allows them. */
	readonly imageOrigins: readonly string[];
	readonly log: Logger;
}

export const pageContext = createContext<PageContext>();
