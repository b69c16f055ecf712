import type { HTMLAttributes } from "preact";
import type { ElementAttributes, ElementListeners, WidgetTags } from "./jsx.js";

export type * from "./index.js";

/** The elements' attributes and listeners in JSX: `<nev-dealer-locator onnev-search-change={…} />`. */
type Elements = {
	[Tag in keyof WidgetTags]: HTMLAttributes<WidgetTags[Tag]["element"]> &
		ElementAttributes<Tag> &
		ElementListeners<WidgetTags[Tag]["events"], "on">;
};

declare module "preact" {
	namespace JSX {
		interface IntrinsicElements extends Elements {}
	}
}
