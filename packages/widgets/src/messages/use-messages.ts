import { useMemo } from "react";
import { warnOnce } from "../host-page/warn-once.js";
import { useNev } from "../provider/index.js";
import type { PluralMessage } from "./format-message.js";
import { languageOf, type Translations } from "./languages.js";

/** A host page's own texts: any of a widget's messages, also within groups such as the labels. */
export type MessageOverrides<Messages> = { [Name in keyof Messages]?: Override<Messages[Name]> };

type Override<Message> = Message extends string | readonly string[] | undefined
	? Message
	: Message extends PluralMessage
		? string | Partial<Message>
		: MessageOverrides<Message>;

/**
 * The messages of a widget in the provider's language, with the host page's overrides.
 *
 * @param base messages of the enclosing part, to include in the result
 */
export function useMessages<Messages extends object, Base extends object = object>(
	translations: Translations<Messages>,
	overrides: MessageOverrides<Base & Messages> | undefined,
	base?: Base,
): Base & Messages {
	const { locale } = useNev();
	return useMemo(
		() => applyOverrides({ ...(base as Base), ...messagesFor(translations, locale) }, overrides),
		[translations, locale, overrides, base],
	);
}

/** A widget's messages with what else follows from the page's language and the overrides. */
export interface WidgetMessages<Messages> {
	readonly messages: Messages;
	/** The locale of the messages, also for the numbers and units in them. */
	readonly locale: string;
	/** The language of the messages, for the `lang` attribute of the element around them. */
	readonly lang: string;
}

/**
 * The messages of a widget in the provider's language, with their locale. Overrides are in the
 * page's language. If they leave out any message, the widget's language stays the one that ships:
 * one French word must not have English sentences read out in French.
 */
export function useWidgetMessages<Messages extends object>(
	translations: Translations<Messages>,
	overrides: MessageOverrides<Messages> | undefined,
): WidgetMessages<Messages> {
	const messages = useMessages(translations, overrides);
	const { locale: pageLocale } = useNev();
	return useMemo(() => {
		const locale = messagesLocale(pageLocale, isComplete(overrides, translations.en));
		return { messages, locale, lang: locale === pageLocale ? locale : languageOf(locale) };
	}, [messages, pageLocale, overrides, translations]);
}

/** Merges overrides into messages. Groups are merged message by message. */
export function applyOverrides<Messages extends object>(
	messages: Messages,
	overrides: MessageOverrides<Messages> | undefined,
): Messages {
	const merged = { ...messages } as Record<string, unknown>;
	for (const [name, override] of Object.entries(overrides ?? {})) {
		const message = merged[name];
		if (override === undefined || !isOverride(name, message, override)) continue;
		merged[name] =
			isGroup(message) && isGroup(override) ? applyOverrides(message, override) : override;
	}
	return merged as Messages;
}

/** Whether an override has its message's type. Reports one that has not. */
function isOverride(name: string, message: unknown, override: unknown): boolean {
	const isValid =
		message === undefined ||
		typeof override === typeof message ||
		(isPlural(message) && typeof override === "string");
	if (!isValid || override === null) {
		warnOnce(
			`messages.${name} must be ${isGroup(message) ? "an object" : "a text"}. It is ignored.`,
		);
		return false;
	}
	return true;
}

/** Whether overrides replace every message. */
export function isComplete(overrides: object | undefined, messages: object): boolean {
	return Object.entries(messages).every(([name, message]) => {
		const override = overrides?.[name as never] as unknown;
		if (!isGroup(message) || isPlural(message)) return override !== undefined;
		return isGroup(override) && isComplete(override, message);
	});
}

const isGroup = (message: unknown): message is object =>
	typeof message === "object" && message !== null && !Array.isArray(message);

const isPlural = (message: unknown): boolean => isGroup(message) && "other" in message;

/** The messages in a locale's language, or in English if that language does not ship. */
export function messagesFor<Messages>(
	translations: Translations<Messages>,
	locale: string,
): Messages {
	return translations[languageOf(locale)];
}

/**
 * The locale of a widget's messages. It is the page's own if the messages are in its language, and
 * otherwise English in the page's region.
 */
export function messagesLocale(locale: string, isTranslated: boolean): string {
	const { language, region } = new Intl.Locale(locale);
	if (isTranslated || language === languageOf(locale)) return locale;
	return region ? `en-${region}` : "en";
}
