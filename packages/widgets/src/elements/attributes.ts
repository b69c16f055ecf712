import { choiceValue } from "../host-page/page-values.js";
import { warnOnce } from "../host-page/warn-once.js";
import type { MessageOverrides } from "../messages/index.js";
import type { WidgetHandlers, WidgetOptions } from "../widget/widget-options.js";
import type { WidgetHost } from "./widget-definition.js";

/** The properties that every widget's component has of its element. */
export function sharedProps<Messages>(host: WidgetHost): WidgetOptions<Messages> & WidgetHandlers {
	const level = choiceValue("heading-level", host.attribute("heading-level"), ["2", "3", "4"]);
	return {
		headingLevel: level && (Number(level) as 2 | 3 | 4),
		label: host.attribute("label"),
		messages: host.property("messages") as MessageOverrides<Messages> | undefined,
		onReady: () => void host.emit("ready"),
		onError: (error) => void host.emit("error", error),
	};
}

/** Parses an attribute as the URL of a page: relative, or http(s). */
export function addressAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || !/^[^/?#]*:/.test(text) || /^https?:/i.test(text)) return text;
	warnOnce(`${name}="${text}" is not the URL of a web page.`);
	return undefined;
}
