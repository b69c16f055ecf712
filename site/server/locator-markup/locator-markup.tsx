import type { RegionName } from "@nev/contract";
import { DealerLocator, type Loader, type LocatorSearch, NevProvider } from "@nev/widgets";
import styles from "@nev/widgets/elements/dealer-locator.css?inline";
import { renderToString } from "react-dom/server";
import { escapeText } from "../../app/embed/escape-text.js";

export interface LocatorMarkup {
	attributes: Readonly<Record<string, string | number | undefined>>;
	search: LocatorSearch;
	state: RegionName | undefined;
	lang: string;
	/** Has loaded the list. */
	loader: Loader;
	/** The address of this site, where the search form leads without scripts. */
	origin: string;
}

/** The element with a declarative shadow root that contains what its widget renders first. */
export function locatorMarkup(markup: LocatorMarkup): string {
	const { attributes, search, state, lang, loader, origin } = markup;
	const written = Object.entries(attributes)
		.map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeText(`${value}`)}"`))
		.join("");
	const content = renderToString(
		<NevProvider loader={loader} locale={lang}>
			<DealerLocator search={search} state={state} action={`${origin}/dealerships`} />
		</NevProvider>,
	);
	// A text with "</script>" would end the script.
	const json = JSON.stringify(loader.resources()).replaceAll("<", "\\u003c");
	return `<nev-dealer-locator${written}><template shadowrootmode="open"><style>${styles}</style><div>${content}</div><script type="application/json">${json}</script></template></nev-dealer-locator>\n`;
}
