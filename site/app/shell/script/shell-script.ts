/*
 * What the header and the footer do beyond links, `details` elements and forms, on every page: a small
 * script beside React, so that pages without React have it too. It listens at the document, and
 * changes nothing that React renders again.
 */
import { keepCampaign } from "../campaign.js";
import { passZipCode } from "../searched-zip-code.js";
import { handleMenus } from "./menus.js";
import { followPrivacy, loadTagManager, reportElements } from "./tags.js";
import { handleTooltips } from "./tooltips.js";

// First, so that it arrives while the rest starts.
if (document.querySelector("open-state")) import("./open-state.js");
handleMenus();
handleTooltips();
openOneOfEach();
openLinkedItem();
addEventListener("hashchange", openLinkedItem);
followPrivacy();
keepCampaign();
passZipCode();
loadTagManager();
reportElements();

/** Closes the other items in browsers that ignore `name`: before Chrome 120, Safari 17.2, Firefox 130. */
function openOneOfEach(): void {
	if ("name" in HTMLDetailsElement.prototype) return;
	const handleToggle = ({ target: opened }: Event): void => {
		if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
		for (const item of document.querySelectorAll<HTMLDetailsElement>("details[name]")) {
			if (item !== opened && item.getAttribute("name") === opened.getAttribute("name")) {
				item.open = false;
			}
		}
	};
	document.addEventListener("toggle", handleToggle, { capture: true });
}

/** Opens the item that the address names, such as a question of `/faq`. */
function openLinkedItem(): void {
	const item = document.getElementById(location.hash.slice(1));
	if (item instanceof HTMLDetailsElement) item.open = true;
}
