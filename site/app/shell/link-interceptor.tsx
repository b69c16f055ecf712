import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { pageOfLink } from "./page-of-link.js";
import { allowsViewTransition } from "./view-transition.js";

/**
 * Makes every plain link to a page of this site a change of route without a reload, in whatever
 * component it stands, and fetches what the page needs once somebody is about to follow it.
 */
export function LinkInterceptor() {
	const navigate = useNavigate();
	const [intended, setIntended] = useState<string>();

	useEffect(() => {
		function follow(event: MouseEvent): void {
			if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
			const page = pageOf(event);
			if (page === undefined) return;
			event.preventDefault();
			const isHere = page === location.pathname + location.search + location.hash;
			navigate(page, { viewTransition: allowsViewTransition(), replace: isHere });
		}
		function intend(event: Event): void {
			const page = pageOf(event);
			if (page !== undefined) setIntended(page);
		}
		document.addEventListener("click", follow);
		document.addEventListener("pointerover", intend);
		document.addEventListener("focusin", intend);
		return () => {
			document.removeEventListener("click", follow);
			document.removeEventListener("pointerover", intend);
			document.removeEventListener("focusin", intend);
		};
	}, [navigate]);

	return intended === undefined ? null : <PrefetchPageLinks page={intended} />;
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return metaKey || ctrlKey || shiftKey || altKey;
}

function pageOf(event: Event): string | undefined {
	const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
	if (!(link instanceof HTMLAnchorElement)) return undefined;
	if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
	return pageOfLink(link.href, location.href);
}
