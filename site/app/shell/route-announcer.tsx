import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a change of route, says the page's title and takes the focus to its beginning. */
export function RouteAnnouncer() {
	const { pathname } = useLocation();
	const before = useRef(pathname);
	const [title, setTitle] = useState("");

	useEffect(() => {
		if (before.current === pathname) return;
		before.current = pathname;
		document.getElementById("main")?.focus({ preventScroll: true });
		// The new page's title is in place after this drawing.
		const frame = requestAnimationFrame(() => setTitle(document.title));
		return () => cancelAnimationFrame(frame);
	}, [pathname]);

	return (
		<p className="nev-visually-hidden" aria-live="assertive" aria-atomic="true">
			{title}
		</p>
	);
}
