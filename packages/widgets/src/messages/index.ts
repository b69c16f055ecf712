export { formatDollars } from "@nev/financing";
export { formatDistance } from "./format-distance.js";
export { formatMessage, type PluralMessage } from "./format-message.js";
export {
	languageAttributes,
	type MessageOverrides,
	messagesLocale,
	type Translations,
	useMessages,
} from "./use-messages.js";
