import { useEffect, useState } from "react";

type Toaster = typeof import("./toaster.js").Toaster;

/**
 * The notification area, fetched when the page has nothing else to do: no page needs it to be seen,
 * and when a connection is lost it must be there already to say so.
 */
export function Toasts() {
	const [loaded, setLoaded] = useState<{ Toaster: Toaster }>();
	useEffect(() => {
		const load = () => import("./toaster.js").then(setLoaded, () => {});
		if (!("requestIdleCallback" in window)) {
			const timer = setTimeout(load, 1000);
			return () => clearTimeout(timer);
		}
		const handle = requestIdleCallback(load, { timeout: 3000 });
		return () => cancelIdleCallback(handle);
	}, []);
	return loaded && <loaded.Toaster />;
}
