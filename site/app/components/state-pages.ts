/** How many dealers of a state one page lists. */
export const dealersPerPage = 48;

/** The pages of a state's dealers, from 1. A state without dealers has one. */
export function pageCount(dealerCount: number): number {
	return Math.max(1, Math.ceil(dealerCount / dealersPerPage));
}

/** The page that an address asks for with `?page=2`, or the first one if there is no such page. */
export function readPage(parameters: URLSearchParams, dealerCount: number): number {
	const text = parameters.get("page") ?? "";
	const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
	return page <= pageCount(dealerCount) ? page : 1;
}

/** The address of one of the pages. The first one has no parameter. */
export function pagePath(slug: string, page: number): string {
	return `/states/${slug}${page > 1 ? `?page=${page}` : ""}`;
}
