import { loadLazily, verifyFirst } from "../../lazy/index.js";
import { isSpanish } from "../../messages/languages.js";
import type { ShellElement } from "../shell.js";
import { startWidget, type WidgetDefinition } from "../start-widget.js";

/** The function that the loader calls to start a widget in its element. */
export const starterOf = (definition: WidgetDefinition) => (element: ShellElement) => {
	const { nevWidgets } = globalThis;
	if (nevWidgets) verifyFirst(nevWidgets.load);
	startWidget(element, definition, fetchTexts);
};

/** The Spanish texts are in a file of their own (`bundle/locale-file.ts`). */
async function fetchTexts(locale: string): Promise<unknown> {
	return isSpanish(locale) && loadLazily("spanish", () => import("virtual:texts/spanish"));
}
