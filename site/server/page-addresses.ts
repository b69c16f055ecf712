import type { PageAddresses } from "@nev/api";
import { dealerPath } from "../app/dealers/dealer-path.js";
import { acknowledgeAddress } from "../app/leads/acknowledge-address.js";

/** The addresses of pages for the API's mails and answers; undefined without the site's public address. */
export function pageAddresses(publicUrl: string | undefined): PageAddresses | undefined {
	if (publicUrl === undefined) return undefined;
	return {
		acknowledgement: (token) => acknowledgeAddress(publicUrl, token),
		dealership: (dealership) => publicUrl + dealerPath(dealership),
	};
}
