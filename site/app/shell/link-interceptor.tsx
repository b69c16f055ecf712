import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { allowsViewTransition } from "./view-transition.js";

/**
 * Handles plain links to pages of this site, wherever they are rendered: a click changes the route
 * without a reload, and hover or focus prefetches the page.
 */
export function LinkInterceptor() {
	const navigate = useNavigate();
	const [prefetchPath, setPrefetchPath] = useState<string>();

	useEffect(() => {
		function handleClick(event: MouseEvent): void {
			if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
			const path = pathOfEvent(event);
			if (path === undefined) return;
			event.preventDefault();
			const isCurrent = path === location.pathname + location.search + location.hash;
			navigate(path, { viewTransition: allowsViewTransition(), replace: isCurrent });
		}
		function handleIntent(event: Event): void {
			const path = pathOfEvent(event);
			if (path !== undefined) setPrefetchPath(path);
		}
		document.addEventListener("click", handleClick);
		document.addEventListener("pointerover", handleIntent);
		document.addEventListener("focusin", handleIntent);
		return () => {
			document.removeEventListener("click", handleClick);
			document.removeEventListener("pointerover", handleIntent);
			document.removeEventListener("focusin", handleIntent);
		};
	}, [navigate]);

	return prefetchPath === undefined ? null : <PrefetchPageLinks page={prefetchPath} />;
}

/** Paths of this origin that are not pages: the API, the script tag's folder, and files. */
const nonPagePaths = /^\/(api|assets)(\/|$)|^\/embed\/|\.[a-z\d]+$/;

/**
 * The path of a link that leads to another page of this site. Undefined for all other links, and for
 * a fragment of the current page, which the browser scrolls to.
 *
 * @example internalPath("http://site/faq#range", "http://site/") // "/faq#range"
 */
export function internalPath(link: string, currentAddress: string): string | undefined {
	const to = new URL(link);
	const from = new URL(currentAddress);
	if (to.origin !== from.origin || nonPagePaths.test(to.pathname)) return undefined;
	if (to.hash && to.pathname === from.pathname && to.search === from.search) return undefined;
	return to.pathname + to.search + to.hash;
}

function pathOfEvent(event: Event): string | undefined {
	const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
	if (!(link instanceof HTMLAnchorElement)) return undefined;
	if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
	return internalPath(link.href, location.href);
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return metaKey || ctrlKey || shiftKey || altKey;
}
