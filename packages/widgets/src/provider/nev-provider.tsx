import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Loader } from "../data/index.js";

/** Something a visitor should be told, in words of their language. */
export interface Notification {
	tone: "success" | "destructive";
	title: string;
	description?: string;
}

/** Where the widgets inside a provider have their data from; `useLoader` asks it. */
export type DataSource =
	| { readonly loader: Loader }
	| { readonly loader?: never; readonly api: string; readonly credentials: RequestCredentials };

/** What every widget finds around it. */
export interface NevContext {
	source: DataSource;
	/** A BCP 47 tag with a region; words, numbers and units follow it. */
	locale: string;
	/** Shows a notification outside the widget; absent where the widget must show it in itself. */
	notify: ((notification: Notification) => void) | undefined;
}

export interface NevProviderProps {
	/** The base address of the API: `"/api"` or `"https://example.com/api"`. */
	api?: string;
	/** Stands in for `api`: a loader of the caller's own, such as one that a server has filled. */
	loader?: Loader;
	/** Whether cookies go along with each call. */
	credentials?: RequestCredentials;
	/**
	 * The language of the words, a BCP 47 tag. Default: `"en"`. Without a region it is the language as
	 * it is used in the United States, where the dealerships are: `"es"` has miles, `"es-MX"` has not.
	 */
	locale?: string;
	/** Shows notifications the page's own way; without it widgets show them in themselves. */
	notify?: (notification: Notification) => void;
	children?: ReactNode;
}

const Context = createContext<NevContext | undefined>(undefined);

/**
 * Gives the widgets inside it their API, their language and a way to tell the visitor something.
 *
 * @example
 * <NevProvider api="https://example.com/api" locale="es">
 *   <DealerLocator />
 * </NevProvider>
 */
export function NevProvider(props: NevProviderProps) {
	const { loader, api = "/api", credentials = "omit", locale = "en", notify, children } = props;
	// By itself, so that another language or another way to notify loads nothing anew.
	const source: DataSource = useMemo(
		() => (loader ? { loader } : { api, credentials }),
		[loader, api, credentials],
	);
	const context = useMemo(
		() => ({ source, locale: withRegion(locale), notify }),
		[source, locale, notify],
	);
	return <Context.Provider value={context}>{children}</Context.Provider>;
}

function withRegion(locale: string): string {
	return new Intl.Locale(locale).region ? locale : `${new Intl.Locale(locale, { region: "US" })}`;
}

/**
 * What the nearest provider gives.
 *
 * @throws {Error} where there is none
 */
export function useNev(): NevContext {
	const context = useContext(Context);
	if (!context) {
		throw new Error(
			'A widget stands outside of <NevProvider>. Put <NevProvider api="https://…/api"> around it.',
		);
	}
	return context;
}
