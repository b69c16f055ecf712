import type { NevNotification } from "@nev/widgets";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { toast } from "../shell/toast-store.js";

/**
 * Returns what a page does once its form was sent: it opens the next page. If the visitor has left the
 * page meanwhile, they stay where they are, and a toast says that it was sent.
 *
 * @param sent the toast. Undefined if the form shows one in any case
 *
 * @example
 * const finish = useLeadSent(() => location.assign("/thank-you"), sentContact);
 * <ContactForm onSubmit={finish} />
 */
export function useLeadSent(openNextPage: () => void, sent?: NevNotification): () => void {
	const { pathname } = useLocation();
	const isShown = useRef(false);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return () => {
		// The address changes before the page does.
		if (isShown.current && location.pathname === pathname) openNextPage();
		else if (sent) toast(sent);
	};
}
