import { createApiClient } from "@nev/contract";
import { createContext, type ReactNode, useContext, useState } from "react";
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
	/** A BCP 47 tag; words, numbers and units follow it. */
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
	/** The language of the words, a BCP 47 tag. Default: `"en"`. */
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
	return <Context.Provider value={{ loader, locale, notify }}>{children}</Context.Provider>;
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
