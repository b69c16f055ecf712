import type { ChangeDetail, ChangePage } from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";

/** The page of changes that the address describes. */
export function loadChanges({ request }: LoaderFunctionArgs): Promise<ChangePage> {
	return ask(`changes${new URL(request.url).search}`, { signal: request.signal });
}

export function loadChange({ params, request }: LoaderFunctionArgs): Promise<ChangeDetail> {
	return ask(`changes/${params.id}${new URL(request.url).search}`, { signal: request.signal });
}
