import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSiteSettings } from "../site-context.js";
import { pushEvent } from "./data-layer.js";
import { readBrowserPrivacy } from "./privacy.js";

const tagManagerOrigin = "https://www.googletagmanager.com";

/**
 * Loads the tag manager, if the company uses one. It is left out if the visitor opted out or the
 * browser sends Global Privacy Control. The browser checks again, because a cached page may be older
 * than the choice.
 */
export function TagManager() {
	const { tagManagerId, privacy } = useSiteSettings();
	const id = privacy === "none" ? tagManagerId : null;
	const { pathname } = useLocation();
	const previousPath = useRef(pathname);

	useEffect(() => {
		if (!id) return;
		const insert = () => void (readBrowserPrivacy() === "none" && insertTagManager(id));
		if (!(document as PrerenderedDocument).prerendering) return insert();
		// The browser has loaded the page because the visitor may open it, which is no visit yet.
		document.addEventListener("prerenderingchange", insert, { once: true });
		return () => document.removeEventListener("prerenderingchange", insert);
	}, [id]);

	useEffect(() => {
		// The tag manager counts the first page by itself.
		if (previousPath.current === pathname) return;
		previousPath.current = pathname;
		pushEvent({ event: "nev:page-view", path: pathname });
	}, [pathname]);

	return (
		id && (
			<noscript>
				<iframe title="Tag manager" src={`${tagManagerOrigin}/ns.html?id=${id}`} hidden />
			</noscript>
		)
	);
}

/** TypeScript does not know the property yet. */
interface PrerenderedDocument extends Document {
	prerendering?: boolean;
}

function insertTagManager(id: string): void {
	if (window.dataLayer) return;
	window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
	const script = document.createElement("script");
	script.src = `${tagManagerOrigin}/gtm.js?id=${id}`;
	script.async = true;
	document.head.append(script);
}
