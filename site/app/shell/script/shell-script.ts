/*
 * What the header and the footer do beyond links, `details` elements and forms, on every page: a small
 * script beside React, so that pages without React have it too. It listens at the document, and
 * changes nothing that React renders again.
 */
import { openOneOfEach } from "./accordions.js";
import { handleMenus } from "./menus.js";
import { followPrivacy, loadTagManager, reportSelections } from "./tags.js";
import { handleTooltips } from "./tooltips.js";

handleMenus();
handleTooltips();
openOneOfEach();
followPrivacy();
loadTagManager();
reportSelections();
