import type { ApiClient } from "@nev/contract";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../server/page-context.js";

/**
 * The client through which a route's action sends a lead: the one of the page's own loader. What the
 * API should know of the visitor, such as the address that its rate limit counts by, is given to it
 * where that client is made, in the server.
 */
export function leadClient(context: Readonly<RouterContextProvider>): ApiClient {
	return context.get(pageContext).loader.client;
}
