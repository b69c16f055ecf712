import type { Insight } from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";

/** The sums of the period that the address names. */
export function loadInsight({ request }: LoaderFunctionArgs): Promise<Insight> {
	return ask(`insight${new URL(request.url).search}`, { signal: request.signal });
}
