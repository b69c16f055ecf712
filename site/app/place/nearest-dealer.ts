import {
	type ApiClient,
	ApiError,
	createApiClient,
	isStateName,
	type NearbyDealership,
	queries,
	type State,
	stateSlug,
} from "@nev/contract";
import {
	describeOpenState,
	formatDistance,
	hoursTranslations,
	openState,
} from "@nev/widgets/internal";

const locale = "en-US";
const client = createApiClient({ api: "/api" });

/** Asks for what no visitor has searched for, and says so as browsers do: searches are counted. */
const unaskedClient = createApiClient({
	api: "/api",
	fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, purpose: "prefetch" } }),
});

/** What is near a ZIP code. */
export interface Surroundings {
	/** The full name of its state. */
	readonly region: string;
	/** Undefined if there is no dealer at all. It may be far away. */
	readonly nearest: NearbyDealership | undefined;
}

let latest:
	| { readonly zipCode: string; readonly answer: Promise<Surroundings | undefined> }
	| undefined;

/**
 * Looks up the nearest dealer; undefined if nobody knows the ZIP code. All that ask for the same one on a page share
 * a request.
 *
 * @param isAsked whether the visitor has just searched for it
 */
export function surroundingsOf(
	zipCode: string,
	isAsked: boolean,
): Promise<Surroundings | undefined> {
	if (latest?.zipCode !== zipCode) {
		const answer = lookUp(zipCode, isAsked ? client : unaskedClient);
		latest = { zipCode, answer };
		// Another try asks again.
		answer.catch(() => {
			if (latest?.answer === answer) latest = undefined;
		});
	}
	return latest.answer;
}

async function lookUp(zip: string, api: ApiClient): Promise<Surroundings | undefined> {
	try {
		const { origin, dealerships } = await api.get(queries.nearbyDealerships({ zip, limit: 1 }));
		return { region: origin.label?.split(", ").at(-1) ?? "", nearest: dealerships[0] };
	} catch (error) {
		if (error instanceof ApiError && error.status === 422) return undefined;
		throw error;
	}
}

/**
 * How far a dealer is, and whether it is open: nothing is said of that where its hours are unknown.
 *
 * @example describeNearest(dealership, new Date()) // "0.4 mi, open until 5 PM"
 */
export function describeNearest(dealership: NearbyDealership, now: Date): string {
	const { distanceMiles, approximate, openingHours } = dealership;
	const { en } = hoursTranslations;
	const distance = formatDistance(locale, distanceMiles);
	const state = openingHours && openState(openingHours, now);
	const text = state && describeOpenState(state, en, locale);
	return [
		approximate ? `about ${distance}` : distance,
		...(text ? [text.charAt(0).toLowerCase() + text.slice(1)] : []),
	].join(", ");
}

/** The state of a region's name; undefined for the District and the territories, which have no page. */
export async function stateOf(region: string): Promise<State | undefined> {
	return isStateName(region) ? client.get(queries.state(stateSlug(region))) : undefined;
}
