import { useContext, useEffect, useTransition } from "react";
import { preloadModule } from "react-dom";
import {
	UNSAFE_FrameworkContext as FrameworkContext,
	useNavigate,
	useNavigation,
} from "react-router";
import { startContext } from "../start/page-start.js";
import { modulesOfPage } from "./page-modules.js";
import { allowsViewTransition } from "./view-transition.js";

/**
 * Handles plain links to pages of this site that have scripts, wherever they are rendered: a click
 * changes the route without a reload, and hover or focus loads the page's scripts. The router's `PrefetchPageLinks` is
 * not used, and a page's script is loaded before the router asks for it: where one is missing, because
 * the connection is lost or a new build has replaced the file, the router reloads the page that the
 * visitor is on. Here the browser opens the page that was asked for, and a failed prefetch changes
 * nothing.
 */
export function LinkInterceptor() {
	const navigate = useNavigate();
	// Published, though marked as unsafe: nothing else says which scripts a page has.
	const routes = useContext(FrameworkContext)?.manifest.routes;
	const { routesWithScripts } = useContext(startContext);
	const [isLoading, startLoading] = useTransition();

	useEffect(() => {
		const modulesOf = (path: string) => modulesOfPage(routes ?? {}, routesWithScripts, path);

		function handleClick(event: MouseEvent): void {
			if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
			const path = pathOfEvent(event);
			const module = path && modulesOf(path).at(-1);
			if (!module) return;
			event.preventDefault();
			const isCurrent = path === location.pathname + location.search + location.hash;
			startLoading(async () => {
				try {
					await import(/* @vite-ignore */ module);
				} catch {
					return location.assign(path);
				}
				await navigate(path, { viewTransition: allowsViewTransition(), replace: isCurrent });
			});
		}
		function handleIntent(event: Event): void {
			const path = pathOfEvent(event);
			for (const module of path ? modulesOf(path) : []) preloadModule(module);
		}
		document.addEventListener("click", handleClick);
		document.addEventListener("pointerover", handleIntent);
		document.addEventListener("focusin", handleIntent);
		return () => {
			document.removeEventListener("click", handleClick);
			document.removeEventListener("pointerover", handleIntent);
			document.removeEventListener("focusin", handleIntent);
		};
	}, [navigate, routes, routesWithScripts]);

	return <NavigationProgress isLoading={isLoading} />;
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

/**
 * A line at the top of the window while a page loads. It appears after 250 ms.
 *
 * @param isLoading whether the page's script is loading, before the router begins
 */
function NavigationProgress({ isLoading }: { isLoading: boolean }) {
	const { state } = useNavigation();
	return (
		(isLoading || state !== "idle") && (
			<div className="navigation-progress" role="progressbar" aria-label="Loading the page" />
		)
	);
}
