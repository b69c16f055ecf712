/** The key in the tab's session storage. */
export const campaignKey = "nev-campaign";

/** The advertisement or mailing that brought the visitor to the site, if that is known. */
export function readCampaign(): string | undefined {
	try {
		return sessionStorage.getItem(campaignKey) ?? undefined;
	} catch {
		// A server, or a browser that keeps nothing for this site.
		return undefined;
	}
}
