export { formatDollars } from "@nev/financing";
export { formatDistance, milesPerUnit } from "./format-distance.js";
export { formatMessage, type PluralMessage } from "./format-message.js";
export type { Translations } from "./languages.js";
export { type MessageOverrides, useMessages, useWidgetMessages } from "./use-messages.js";
