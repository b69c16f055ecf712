import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { usePageTitle } from "./page-title.js";

/**
 * After a change of page, moves the focus to the main content and announces the page's title to
 * screen readers as soon as it is known. A changed query that replaces the history entry, as filters
 * do, does not count as a change of page.
 */
export function RouteAnnouncer() {
	const { pathname, search, hash } = useLocation();
	const type = useNavigationType();
	const previous = useRef({ pathname, search });
	// The browser announces the first page.
	const [hasChanged, setChanged] = useState(false);

	useEffect(() => {
		const isNewPage =
			previous.current.pathname !== pathname ||
			(previous.current.search !== search && type === "PUSH");
		previous.current = { pathname, search };
		if (!isNewPage) return;
		setChanged(true);
		const target = hash ? document.getElementById(hash.slice(1)) : null;
		if (!target) document.getElementById("main")?.focus({ preventScroll: true });
	}, [pathname, search, hash, type]);

	return (
		<p className="nev-visually-hidden" aria-live="assertive" aria-atomic="true">
			{hasChanged && <AnnouncedTitle />}
		</p>
	);
}

/** Follows the title only where it is announced, or each page would be rendered twice at its start. */
function AnnouncedTitle() {
	return usePageTitle();
}
