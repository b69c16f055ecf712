import { campaignOf } from "@nev/contract";
import { campaignKey } from "../campaign.js";
import { readBrowserPrivacy } from "../privacy.js";

/**
 * Keeps which advertisement or mailing brought the visitor, for an inquiry from a later page. Nothing is kept
 * of a visitor who opted out, or whose browser sends Global Privacy Control.
 */
export function keepCampaign(): void {
	const campaign = campaignOf(location.href);
	try {
		if (readBrowserPrivacy() !== "none") sessionStorage.removeItem(campaignKey);
		else if (campaign) sessionStorage.setItem(campaignKey, campaign);
	} catch {
		// The browser keeps nothing for this site.
	}
}
