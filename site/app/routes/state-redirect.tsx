import { stateNames, stateSlug } from "@nev/contract";
import { redirect } from "react-router";
import { loadPage } from "../page-data.js";
import type { Route } from "./+types/state-redirect.js";
import NotFound from "./not-found.js";

/** The old address of a state; its page moved for good. Takes a slug or a name, in any case. */
export function loader({ context, params }: Route.LoaderArgs) {
	const wanted = params.name.toLowerCase().replaceAll(" ", "-");
	const known = stateNames.find((name) => stateSlug(name) === wanted);
	return known
		? redirect(`/states/${stateSlug(known)}`, 301)
		: loadPage(context, async () => {}, 404);
}

export default NotFound;
