import { useEffect } from "react";

/** Loads the desk anew, so that nothing of the session is left in the tab. */
export function AfterSignOut() {
	useEffect(() => location.replace("/"), []);
	return null;
}
