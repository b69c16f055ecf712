export { formatDistance } from "./format-distance.js";
export { formatDollars } from "./format-dollars.js";
export { formatMessage, type PluralMessage } from "./format-message.js";
export {
	languageOf,
	type OwnMessages,
	type Translations,
	useMessages,
	wordsLocale,
} from "./use-messages.js";
