import type { AreaSearches } from "@nev/contract/desk";

export type StateSearches = Omit<AreaSearches, "zip3">;

/** The searches of each state, where most found nobody first. */
export function searchesByState(areas: readonly AreaSearches[]): StateSearches[] {
	const states = new Map<string, StateSearches>();
	for (const { state, searches, foundNobody } of areas) {
		const sum = states.get(state) ?? { state, searches: 0, foundNobody: 0 };
		states.set(state, {
			state,
			searches: sum.searches + searches,
			foundNobody: sum.foundNobody + foundNobody,
		});
	}
	return [...states.values()].sort(
		(a, b) =>
			b.foundNobody - a.foundNobody ||
			b.searches - a.searches ||
			a.state.localeCompare(b.state, "en"),
	);
}
