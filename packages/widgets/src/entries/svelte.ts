import type { HTMLAttributes } from "svelte/elements";
import type { ElementAttributes, ElementListeners } from "./jsx.js";

export type * from "./index.js";

/** The elements' attributes and listeners in markup: `<nev-dealer-locator onnev-search-change={…} />`. */
type Elements = {
	[Tag in keyof NevWidgetTags]: HTMLAttributes<NevWidgetTags[Tag]["element"]> &
		ElementAttributes<Tag> &
		ElementListeners<NevWidgetTags[Tag]["events"], "on">;
};

declare module "svelte/elements" {
	interface SvelteHTMLElements extends Elements {}
}
