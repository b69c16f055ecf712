import { useSyncExternalStore } from "react";
import { useSiteSettings } from "../site-settings.js";
import { type Privacy, readBrowserPrivacy } from "./privacy.js";

/**
 * Where the visitor stands. The server's word is the first; what the browser itself says comes on
 * top, since a page may have been kept from before a choice.
 */
export function usePrivacy(): Privacy {
	const { privacy: fromServer } = useSiteSettings();
	const fromWindow = useSyncExternalStore(subscribe, readBrowserPrivacy, () => "none" as const);
	if (fromServer === "gpc") return "gpc";
	return fromWindow === "none" ? fromServer : fromWindow;
}

/** A page that comes back from the browser's memory may be older than the choice. */
function subscribe(onChange: () => void): () => void {
	addEventListener("pageshow", onChange);
	return () => removeEventListener("pageshow", onChange);
}
