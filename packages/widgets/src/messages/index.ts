export { formatDollars } from "@nev/financing";
export { formatDistance, milesPerUnit } from "./format-distance.js";
export { formatMessage, type PluralMessage } from "./format-message.js";
export {
	type MessageOverrides,
	type Translations,
	useMessages,
	useWidgetMessages,
} from "./use-messages.js";
