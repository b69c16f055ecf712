import { addressValue, choiceValue } from "../host-page/page-values.js";
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
	return addressValue(name, host.attribute(name));
}
