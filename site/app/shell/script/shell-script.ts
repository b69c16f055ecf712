/*
 * What the header and the footer do beyond links, `details` elements and forms, on every page: a small
 * script beside React, so that pages without React have it too. It listens at the document, and
 * changes nothing that React renders again.
 */
import { keepCampaign } from "../campaign.js";
import { passZipCode } from "../searched-zip-code.js";
import { handleMenus } from "./menus.js";
import { followPrivacy, loadTagManager } from "./tags.js";
import { handleTooltips } from "./tooltips.js";

// First, so that they arrive while the rest starts.
if (document.querySelector("open-state")) import("./open-state.js");
const inquiry = document.querySelector("nev-inquiry-form");
if (inquiry) void import("./keep-inquiry.js").then(({ keepInquiry }) => keepInquiry(inquiry));
handleMenus();
handleTooltips();
// Before Chrome 120, Safari 17.2 and Firefox 130.
if (!("name" in HTMLDetailsElement.prototype)) {
	void import("./one-of-each.js").then(({ openOneOfEach }) => openOneOfEach());
}
openLinkedItem();
addEventListener("hashchange", openLinkedItem);
followPrivacy();
keepCampaign();
passZipCode();
loadTagManager();

/** Opens the item that the address names, such as a question of `/faq`. */
function openLinkedItem(): void {
	const item = document.getElementById(location.hash.slice(1));
	if (item instanceof HTMLDetailsElement) item.open = true;
}
