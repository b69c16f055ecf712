import type { WidgetHost } from "../elements/widget-definition.js";
import { useLazyModule } from "../hooks/index.js";
import { useNev } from "../provider/index.js";

/**
 * Loads the code that fills the host page's `<template slot="card">`, if it has one. Until then the
 * cards are empty, so that nobody sees others first, except those that a server has rendered.
 */
export function useCardTemplate<Render>(
	host: WidgetHost,
	load: () => Promise<{ cardsOf(host: WidgetHost, template: HTMLTemplateElement): Render }>,
): Render | (() => string) | undefined {
	const template = host.element.querySelector<HTMLTemplateElement>(":scope>template[slot=card]");
	const { module, status } = useLazyModule(load, !!template);
	const { seed } = useNev().source;
	if (!template || status === "failed") return undefined;
	if (module) return module.cardsOf(host, template);
	return seed ? undefined : () => " ";
}
