import { readBrowserPrivacy } from "../../page/privacy.js";

/**
 * Loads the tag manager, if the page has one. The server leaves it out for a visitor who opted out or
 * whose browser sends Global Privacy Control. The browser checks again, because a cached page may be
 * older than the choice.
 */
export function loadTagManager(): void {
	const { tagManager } = document.querySelector<HTMLElement>("[data-tag-manager]")?.dataset ?? {};
	if (!tagManager) return;
	void import("./report-elements.js");
	const load = () => {
		if (readBrowserPrivacy() !== "none") return;
		window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
		const script = document.createElement("script");
		script.src = tagManager;
		script.async = true;
		document.head.append(script);
	};
	// A prerendered page is no visit yet.
	if ((document as PrerenderedDocument).prerendering) {
		document.addEventListener("prerenderingchange", load, { once: true });
	} else {
		load();
	}
}

/** TypeScript does not know the property yet. */
interface PrerenderedDocument extends Document {
	prerendering?: boolean;
}

/**
 * Shows the visitor's privacy choice as the browser reports it, because a cached page may be older
 * than the choice. A browser's signal that the server has seen stays.
 */
export function followPrivacy(): void {
	const show = () => {
		const privacy = readBrowserPrivacy();
		const texts = [...document.querySelectorAll<HTMLElement>("[data-privacy]")];
		const shown = texts.find(({ hidden }) => !hidden)?.dataset.privacy;
		if (privacy === "none" || shown === "gpc") return;
		for (const text of texts) text.hidden = text.dataset.privacy !== privacy;
	};
	show();
	// The browser may restore a page from its back/forward cache.
	addEventListener("pageshow", show);
}
