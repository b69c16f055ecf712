import type { DatasetName } from "@nev/api";

/** What the route of a page says of it, as its `handle`. */
export interface PageHandle {
	/** Whether the page has scripts. It has, if this is left out. */
	readonly scripts?: boolean;
	/**
	 * The query parameters that the page reads. It is rendered without all others. `"widgets"` are the
	 * attributes that `/embed` offers: the tables of them are on the server only.
	 */
	readonly parameters?: readonly string[] | "widgets";
	/** The datasets of the catalogue that it reads, beside what every page shows. It is refused all others. */
	readonly dependsOn?: readonly DatasetName[];
	/** Whether each visitor sees another page, by a cookie. It is not cached. */
	readonly isPrivate?: boolean;
	/** Whether its address is a visitor's search for dealers, which insight counts. */
	readonly isSearch?: boolean;
	/** Whether its address has a token, which no script of others may read. */
	readonly hasToken?: boolean;
}
