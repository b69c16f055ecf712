import { campaignOf } from "@nev/contract";
import { mayKeep } from "../page/privacy.js";

/** The key in the tab's session storage. */
const campaignKey = "nev-campaign";

/** The advertisement or mailing that brought the visitor to the site, if that is known. */
export function readCampaign(): string | undefined {
	try {
		return sessionStorage.getItem(campaignKey) ?? undefined;
	} catch {
		// A server, or a browser that keeps nothing for this site.
		return undefined;
	}
}

/** Keeps which advertisement or mailing brought the visitor, for an inquiry from a later page. */
export function keepCampaign(): void {
	const campaign = campaignOf(location.href);
	try {
		if (!mayKeep()) sessionStorage.removeItem(campaignKey);
		else if (campaign) sessionStorage.setItem(campaignKey, campaign);
		const kept = sessionStorage.getItem(campaignKey);
		// The form of a dealer's page, which has no React to tell it.
		if (kept) document.querySelector("nev-inquiry-form")?.setAttribute("campaign", kept);
	} catch {
		// The browser keeps nothing for this site.
	}
}
