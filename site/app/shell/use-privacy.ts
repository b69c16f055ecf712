import { useSyncExternalStore } from "react";
import { useSite } from "../site-context.js";
import { type Privacy, privacyOfWindow } from "./privacy.js";

/**
 * Where the visitor stands. The server's word is the first; what the browser itself says comes on
 * top, since a page may have been kept from before a choice.
 */
export function usePrivacy(): Privacy {
	const { privacy: fromServer } = useSite();
	const fromWindow = useSyncExternalStore(subscribe, privacyOfWindow, () => "none" as const);
	if (fromServer === "gpc") return "gpc";
	return fromWindow === "none" ? fromServer : fromWindow;
}

/** A page that comes back from the browser's memory may be older than the choice. */
function subscribe(onChange: () => void): () => void {
	addEventListener("pageshow", onChange);
	return () => removeEventListener("pageshow", onChange);
}
