import type { DeskHealth } from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";

export function loadHealth({ request }: LoaderFunctionArgs): Promise<DeskHealth> {
	return ask("health", { signal: request.signal });
}
