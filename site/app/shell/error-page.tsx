import { ButtonLink } from "@nev/widgets/ui";
import { isRouteErrorResponse } from "react-router";
import { useSetPageTitle } from "./page-title.js";

/** Replaces a page that could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
	const { title, hint } = describeError(error);
	useSetPageTitle(title);
	return (
		<div className="page page-narrow">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<h1>{title}</h1>
			<p className="lead">{hint}</p>
			<div className="actions">
				<ButtonLink variant="primary" href="/">
					Home
				</ButtonLink>
				<ButtonLink href="/dealerships">Find a dealer</ButtonLink>
				<ButtonLink href="/contact">Contact</ButtonLink>
			</div>
		</div>
	);
}

/** Title and hint for an error, without its details, which are only logged. */
export function describeError(error: unknown): { title: string; hint: string } {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (status === 404) {
		return {
			title: "404 Page Not Found",
			hint: "There is no page at this address. One of these may be what you're looking for:",
		};
	}
	if (status < 500) {
		return {
			title: "That didn't work",
			hint: "The page couldn't accept what was sent to it. Nothing was changed. Continue from here:",
		};
	}
	return {
		title: "Something went wrong",
		hint: "The page could not be shown, and that is our fault. Please try again in a moment, or continue from here:",
	};
}
