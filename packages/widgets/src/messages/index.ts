export { formatDistance, usesMiles } from "./format-distance.js";
export { formatMessage, type PluralMessage } from "./format-message.js";
export { messagesFor, type Translations, useMessages } from "./use-messages.js";
