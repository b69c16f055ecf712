import type { LocatorMapMessages } from "../map/messages.js";
import type { HoursMessages } from "../opening-hours/messages.js";

/** Every text of the dealer locator, including those for screen readers. Those of its later parts are loaded with them. */
export interface DealerLocatorMessages extends LocatorMapMessages, HoursMessages {}
