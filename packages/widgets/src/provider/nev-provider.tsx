import { createApiClient } from "@nev/contract";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { createLoader, type Loader } from "../data/index.js";

/** Something a visitor should be told, in words of their language. */
export interface Notification {
	tone: "success" | "destructive";
	title: string;
	description?: string;
}

/** What every widget finds around it. */
export interface NevContext {
	loader: Loader;
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
	const { api = "/api", credentials = "omit", locale = "en", notify, children } = props;
	const [ownLoader] = useState(
		() => props.loader ?? createLoader(createApiClient({ api, credentials })),
	);
	const loader = props.loader ?? ownLoader;
	const context = useMemo(
		() => ({ loader, locale: withRegion(locale), notify }),
		[loader, locale, notify],
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
