import type { ShellElement } from "../../elements/shell.js";
import { startWidget } from "../../elements/start-widget.js";
import type { WidgetDefinition } from "../../elements/widget-definition.js";
import { loadLazily, verifyFirst } from "../../lazy/index.js";
import { type Language, languageOf } from "../../messages/languages.js";

/** The texts in other languages than English are files of their own (`bundle/locale-file.ts`). */
const loadTexts: Record<Exclude<Language, "en">, () => Promise<unknown>> & { en?: never } = {
	es: () => loadLazily("es", () => import("./texts/es.js")),
};

const fetchTexts = async (locale: string) => loadTexts[languageOf(locale)]?.();

/** The function that the loader calls to start a widget in its element. */
export const starterOf = (definition: WidgetDefinition) => (element: ShellElement) => {
	const { nevWidgets } = globalThis;
	if (nevWidgets) verifyFirst(nevWidgets.load);
	startWidget(element, definition, fetchTexts);
};
