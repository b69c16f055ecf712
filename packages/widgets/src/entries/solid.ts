import type { JSX } from "solid-js";
import type { ElementAttributes, ElementListeners } from "./jsx.js";

export type * from "./index.js";

/** The elements' attributes and listeners in JSX: `<nev-dealer-locator on:nev-search-change={…} />`. */
type Elements = {
	[Tag in keyof NevWidgetTags]: JSX.HTMLAttributes<NevWidgetTags[Tag]["element"]> &
		ElementAttributes<Tag> &
		ElementListeners<NevWidgetTags[Tag]["events"], "on:">;
};

declare module "solid-js" {
	namespace JSX {
		interface IntrinsicElements extends Elements {}
	}
}
