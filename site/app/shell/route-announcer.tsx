import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { usePageTitle } from "./page-title.js";

/**
 * After a change of page, takes the focus to its beginning and says its title, once it is known: a
 * page that still loads what it is about stays unsaid until then. An address that only follows what
 * is done on the page replaces the one before, and is no change of page.
 */
export function RouteAnnouncer() {
	const { pathname, search, hash } = useLocation();
	const type = useNavigationType();
	const before = useRef({ pathname, search });
	const name = usePageTitle();
	// The first page is announced by the browser.
	const [hasChanged, setChanged] = useState(false);

	useEffect(() => {
		const isNew =
			before.current.pathname !== pathname || (before.current.search !== search && type === "PUSH");
		before.current = { pathname, search };
		if (!isNew) return;
		setChanged(true);
		const place = hash ? document.getElementById(hash.slice(1)) : null;
		if (!place) document.getElementById("main")?.focus({ preventScroll: true });
	}, [pathname, search, hash, type]);

	return (
		<p className="nev-visually-hidden" aria-live="assertive" aria-atomic="true">
			{hasChanged && name}
		</p>
	);
}
