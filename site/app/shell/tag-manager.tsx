import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSiteSettings } from "../page/site-context.js";
import { pushEvent } from "./data-layer.js";

const tagManagerOrigin = "https://www.googletagmanager.com";

/**
 * Names the tag manager for `script/tags.ts`, which loads it, if the company uses one. It is left out
 * if the visitor opted out or the browser sends Global Privacy Control.
 */
export function TagManager() {
	const { tagManagerId: id, privacy } = useSiteSettings();
	const { pathname } = useLocation();
	const previousPath = useRef(pathname);

	useEffect(() => {
		// The tag manager counts the first page by itself.
		if (previousPath.current === pathname) return;
		previousPath.current = pathname;
		pushEvent({ event: "nev:page-view", path: pathname });
	}, [pathname]);

	return (
		id &&
		privacy === "none" && (
			<noscript data-tag-manager={`${tagManagerOrigin}/gtm.js?id=${id}`}>
				<iframe title="Tag manager" src={`${tagManagerOrigin}/ns.html?id=${id}`} hidden />
			</noscript>
		)
	);
}
