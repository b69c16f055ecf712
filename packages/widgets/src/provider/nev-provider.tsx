import type { ApiClientOptions } from "@nev/contract";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { usePersistentStore } from "../hooks/persistent-state.js";
import { useStableValue } from "../hooks/use-stable-value.js";
import { warnOnce } from "../host-page/warn-once.js";
import type { Loader } from "../loader/loader.js";
import type { LoaderSeed } from "../loader/seed.js";

/** A message for the visitor, in their language. */
export interface Notification {
	tone: "success" | "destructive";
	title: string;
	description?: string;
	/** Show it without announcing it: the widget moves the focus to where the same is said. */
	silent?: boolean;
}

/** Whether requests to the API include cookies. */
type Credentials = NonNullable<ApiClientOptions["credentials"]>;

/** The data source of the widgets inside a provider, for `useLoader`. */
export type DataSource =
	| { readonly loader: Loader; readonly seed?: never }
	| {
			readonly loader?: never;
			readonly api: string;
			readonly credentials: Credentials;
			readonly seed?: LoaderSeed | undefined;
	  };

/** What a provider gives to the widgets inside it. */
export interface NevContext {
	source: DataSource;
	/** A BCP 47 tag with a region, for messages, numbers and units. */
	locale: string;
	/** Shows a notification outside the widget. If undefined, the widget shows it itself. */
	notify: ((notification: Notification) => void) | undefined;
}

export interface NevProviderProps {
	/** The base address of the API: `"/api"` or `"https://example.com/api"`; `""` if there is none. */
	api?: string | undefined;
	/** Replaces `api`: the caller's own loader, such as one that a server has filled. */
	loader?: Loader | undefined;
	/** What a server has loaded, from `writeSeed`. The widgets start with it. */
	seed?: LoaderSeed | undefined;
	/** Whether requests to the API include cookies. Default: `"omit"`. */
	credentials?: Credentials | undefined;
	/**
	 * The language, a BCP 47 tag. Default: `"en"`. Without a region, the region is the United States,
	 * where the dealerships are: `"es"` uses miles, `"es-MX"` uses kilometres.
	 */
	locale?: string | undefined;
	/** Shows a notification in the page. Without it, a widget shows its notifications itself. */
	notify?: ((notification: Notification) => void) | undefined;
	children?: ReactNode;
}

const Context = createContext<NevContext | undefined>(undefined);

/**
 * Gives the widgets inside it their API, their language and a way to notify the visitor.
 *
 * @example
 * <NevProvider api="https://example.com/api" locale="es">
 *   <DealerLocator />
 * </NevProvider>
 */
export function NevProvider(props: NevProviderProps) {
	const { loader, api = "/api", credentials = "omit", locale = "en", notify } = props;
	const seed = useStableValue(props.seed);
	// Memoized separately, so that a new `locale` or `notify` does not create a new loader.
	const store = usePersistentStore();
	const source = useMemo((): DataSource => {
		if (loader) return { loader };
		// The same source has the same loader, so an element that is put back loads nothing again.
		const stored = store?.get("source") as DataSource | undefined;
		const current = stored ?? { api, credentials, seed };
		store?.set("source", current);
		return current;
	}, [loader, api, credentials, seed, store]);
	const context = useMemo(
		() => ({ source, locale: withRegion(locale), notify }),
		[source, locale, notify],
	);
	return <Context.Provider value={context}>{props.children}</Context.Provider>;
}

/** Replaces the locale of the provider around it: a widget's messages may be in another language. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
	const context = useNev();
	const own = useMemo(() => ({ ...context, locale }), [context, locale]);
	return <Context.Provider value={own}>{children}</Context.Provider>;
}

/** A locale with a region. An invalid one is reported and replaced by American English. */
function withRegion(locale: string): string {
	try {
		const { region } = new Intl.Locale(locale);
		return region ? locale : `${new Intl.Locale(locale, { region: "US" })}`;
	} catch {
		warnOnce(`"${locale}" is not a language tag. Use one such as "en", "es" or "en-US".`);
		return "en-US";
	}
}

/**
 * Reads the nearest provider.
 *
 * @throws {Error} if there is none
 */
export function useNev(): NevContext {
	const context = useContext(Context);
	if (!context) {
		throw new Error('Put <NevProvider api="https://…/api"> around the widgets.');
	}
	return context;
}
