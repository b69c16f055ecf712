import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After a change of page, says the page's title and takes the focus to its beginning. An address
 * that only follows what is done on the page replaces the one before, and is no change of page.
 */
export function RouteAnnouncer() {
	const { pathname, search, hash } = useLocation();
	const type = useNavigationType();
	const before = useRef({ pathname, search });
	const [title, setTitle] = useState("");

	useEffect(() => {
		const isNew =
			before.current.pathname !== pathname || (before.current.search !== search && type === "PUSH");
		before.current = { pathname, search };
		if (!isNew) return;
		const place = hash ? document.getElementById(hash.slice(1)) : null;
		if (!place) document.getElementById("main")?.focus({ preventScroll: true });
		// The new page's title is in place after this drawing.
		const frame = requestAnimationFrame(() => setTitle(document.title));
		return () => cancelAnimationFrame(frame);
	}, [pathname, search, hash, type]);

	return (
		<p className="nev-visually-hidden" aria-live="assertive" aria-atomic="true">
			{title}
		</p>
	);
}
