import type { ReactNode } from "react";
import { AdoptStylesContext, PersistenceProvider, type PersistentStore } from "../hooks/index.js";
import type { LoaderSeed } from "../loader/seed.js";
import { NevProvider } from "../provider/index.js";
import { HasSlots } from "../ui/slot.js";
import { WidgetBoundary } from "../widget/widget.js";
import type { WidgetHost } from "./widget-definition.js";

export interface ElementContentProps {
	host: WidgetHost;
	/** Another function each time: `@preact/signals` does not render again what has the same properties. */
	render: () => unknown;
	store: PersistentStore;
	adoptStyles: (styles: string) => void;
	api: string;
	seed: LoaderSeed | undefined;
	locale: string;
}

/** An element's widget, with what it needs of the element around it. */
export function ElementContent(props: ElementContentProps) {
	const { host, render, store, adoptStyles, api, seed, locale } = props;
	return (
		<PersistenceProvider value={store}>
			<AdoptStylesContext value={adoptStyles}>
				<NevProvider api={api} seed={seed} credentials="omit" locale={locale}>
					<HasSlots value={true}>
						<WidgetBoundary
							fallback={<slot />}
							onError={(error) => {
								// React writes a caught error to the console, Preact does not.
								// biome-ignore lint/suspicious/noConsole: the console is where a page's developer looks
								console.error(error);
								host.emit("error", error);
							}}
						>
							<Content render={render} />
						</WidgetBoundary>
					</HasSlots>
				</NevProvider>
			</AdoptStylesContext>
		</PersistenceProvider>
	);
}

/** Renders within the boundary, which catches only what its children throw. */
function Content({ render }: Pick<ElementContentProps, "render">) {
	return render() as ReactNode;
}
