import type { FinancingOption, FinancingProfile } from "@nev/financing";

/** The ranked options for a visitor's profile. */
export interface FinancingRecommendation {
	readonly profile: FinancingProfile;
	/** The best match first. */
	readonly options: readonly FinancingOption[];
}
