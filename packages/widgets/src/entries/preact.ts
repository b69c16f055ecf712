import type { HTMLAttributes } from "preact";
import type { ElementAttributes, ElementListeners } from "./jsx.js";

export type * from "./index.js";

/** The elements' attributes and listeners in JSX: `<nev-dealer-locator onnev-search-change={…} />`. */
type Elements = {
	[Tag in keyof NevWidgetTags]: HTMLAttributes<NevWidgetTags[Tag]["element"]> &
		ElementAttributes<Tag> &
		ElementListeners<NevWidgetTags[Tag]["events"], "on">;
};

declare module "preact" {
	namespace JSX {
		interface IntrinsicElements extends Elements {}
	}
}
