import { stateNames, stateSlug } from "@nev/contract";
import { redirect } from "react-router";
import { loadPage } from "../page/page-data.js";
import type { Route } from "./+types/state-redirect.js";

/** Redirects the old address of a state, which holds its name or its slug, in any case. */
export function loader({ context, params }: Route.LoaderArgs) {
	const slug = params.name.toLowerCase().replaceAll(" ", "-");
	return stateNames.some((name) => stateSlug(name) === slug)
		? redirect(`/states/${slug}`, 301)
		: loadPage(context, async () => {}, 404);
}

export { default, handle } from "./not-found.js";
