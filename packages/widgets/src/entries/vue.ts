import type { HTMLAttributes, ReservedProps } from "vue";
import type { CamelCase, ElementAttributes, ElementListeners } from "./jsx.js";

export type * from "./index.js";

/** Listeners as a template's compiler names them: `@nev-search` is `onNevSearch`. */
type Listeners<Events> = {
	[Name in keyof ElementListeners<Events, "on-"> as CamelCase<Name>]: ElementListeners<
		Events,
		"on-"
	>[Name];
};

/** The elements' attributes and listeners in a template: `<nev-dealer-locator @nev-search="…" />`. */
type Elements = {
	[Tag in keyof NevWidgetTags]: new () => {
		$props: HTMLAttributes &
			ReservedProps &
			ElementAttributes<Tag> &
			Listeners<NevWidgetTags[Tag]["events"]>;
	};
};

declare module "vue" {
	interface GlobalComponents extends Elements {}
}
