import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSiteSettings } from "../site-settings.js";
import { pushEvent } from "./data-layer.js";
import { readBrowserPrivacy } from "./privacy.js";

/** Where the tag manager comes from. */
const host = "https://www.googletagmanager.com";

/**
 * The tag manager where the company has one, unless the visitor has opted out or the browser sends
 * Global Privacy Control. The server has left it out of the page then; the browser is asked once
 * more, because a page may come from a cache.
 */
export function TagManager() {
	const { tagManagerId, privacy } = useSiteSettings();
	const id = privacy === "none" ? tagManagerId : null;
	const { pathname } = useLocation();
	const seen = useRef(pathname);

	useEffect(() => {
		if (id && readBrowserPrivacy() === "none") insertTagManager(id);
	}, [id]);

	useEffect(() => {
		// The tag manager counts the first page by itself.
		if (seen.current === pathname) return;
		seen.current = pathname;
		pushEvent({ event: "nev:page-view", path: pathname });
	}, [pathname]);

	return (
		id && (
			<noscript>
				<iframe title="Tag manager" src={`${host}/ns.html?id=${id}`} hidden />
			</noscript>
		)
	);
}

function insertTagManager(id: string): void {
	if (window.dataLayer) return;
	window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
	const script = document.createElement("script");
	script.src = `${host}/gtm.js?id=${id}`;
	script.async = true;
	document.head.append(script);
}
