import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ElementAttributes, ElementListeners } from "./jsx.js";

export type * from "./index.js";

/** The elements' attributes and listeners in JSX: `<nev-dealer-locator onnev-search-change={…} />`. */
type Elements = {
	[Tag in keyof NevWidgetTags]: DetailedHTMLProps<
		HTMLAttributes<NevWidgetTags[Tag]["element"]>,
		NevWidgetTags[Tag]["element"]
	> &
		ElementAttributes<Tag> &
		ElementListeners<NevWidgetTags[Tag]["events"], "on">;
};

declare module "react" {
	namespace JSX {
		interface IntrinsicElements extends Elements {}
	}
}
