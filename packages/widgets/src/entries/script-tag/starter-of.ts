import { textsByLanguage } from "virtual:texts";
import type { ShellElement } from "../../elements/shell.js";
import { startWidget } from "../../elements/start-widget.js";
import type { WidgetDefinition } from "../../elements/widget-definition.js";
import { loadLazily, verifyFirst } from "../../lazy/index.js";
import { languageOf } from "../../messages/languages.js";

/** The function that the loader calls to start a widget in its element. */
export const starterOf = (definition: WidgetDefinition) => (element: ShellElement) => {
	const { nevWidgets } = globalThis;
	if (nevWidgets) verifyFirst(nevWidgets.load);
	startWidget(element, definition, fetchTexts);
};

/** Texts in another language than English are in a file of their own (`bundle/locale-file.ts`). */
async function fetchTexts(locale: string): Promise<unknown> {
	const language = languageOf(locale);
	const importTexts = textsByLanguage[language];
	return importTexts && loadLazily(language, importTexts);
}
