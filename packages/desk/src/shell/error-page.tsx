import { ErrorPanel } from "@nev/widgets/ui";
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from "react-router";
import { leadMessages } from "../leads/messages.js";
import { DeskError } from "../session/ask.js";
import { SignedOut } from "../session/signed-out.js";
import { shellMessages as messages } from "./messages.js";

/** What a page shows in place of its content. */
export function ErrorPage() {
	const error = useRouteError();
	const { revalidate } = useRevalidator();
	const status =
		error instanceof DeskError || isRouteErrorResponse(error) ? error.status : undefined;
	if (status === 401) return <SignedOut />;
	const isMissing = status === 404;
	return (
		<div className="page">
			<title>{messages.desk}</title>
			<h1 tabIndex={-1}>{isMissing ? messages.notFound : messages.failed}</h1>
			{isMissing ? (
				<p>
					{messages.notFoundHint} <Link to="/leads">{leadMessages.showAll}</Link>
				</p>
			) : (
				<ErrorPanel
					title={error instanceof DeskError ? error.message : messages.noAnswer}
					retryLabel={messages.tryAgain}
					onRetry={() => void revalidate()}
				/>
			)}
		</div>
	);
}

/** The same without the navigation, which could not be loaded. */
export function RootErrorPage() {
	return (
		<main>
			<ErrorPage />
		</main>
	);
}
