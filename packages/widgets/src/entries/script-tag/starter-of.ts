import type { ShellElement } from "../../elements/shell.js";
import { startWidget } from "../../elements/start-widget.js";
import type { WidgetDefinition } from "../../elements/widget-definition.js";
import { loadLazily, verifyFirst } from "../../host-page/load-lazily.js";
import { languageOf } from "../../messages/languages.js";

/** The texts in other languages than English are files of their own (`bundle/locale-file.ts`). */
const files = import.meta.glob("/src/messages/texts/*.ts", { base: "/src/messages/texts/" });

async function fetchTexts(locale: string): Promise<void> {
	const language = languageOf(locale);
	const load = files[`./${language}.ts`];
	if (load) await loadLazily(language, load);
}

/** The function that the loader calls to start a widget in its element. */
export const starterOf = (definition: WidgetDefinition) => (element: ShellElement) => {
	const { nevWidgets } = globalThis;
	if (nevWidgets) verifyFirst(nevWidgets.load);
	startWidget(element, definition, fetchTexts);
};
