import { Button, ButtonLink } from "@nev/widgets/ui";
import { data, redirect } from "react-router";
import { FormProblem } from "../components/form-problem.js";
import { formPath, readDealershipId, requestAddress } from "../corrections/correction-paths.js";
import { writeSession } from "../corrections/correction-session.js";
import { problems } from "../corrections/messages.js";
import { pageContext } from "../page-context.js";
import { PageHead } from "../seo/page-head.js";
import { usePageMetadata } from "../site-context.js";
import type { Route } from "./+types/open-correction.js";

/** The address has a token: no page may be told it, and no cache may keep it. */
const privateHeaders = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

export const headers = () => privateHeaders;

export const handle = { scripts: false };

/**
 * Spends the token. Only a press of the button does: programs that scan mails follow links, and a GET of
 * this page does not even read the token.
 */
export async function action({ context, request }: Route.ActionArgs) {
	const { corrections, clientAddress, settings, log } = context.get(pageContext);
	const { searchParams } = new URL(request.url);
	const dealershipId = readDealershipId(searchParams.get("dealership"));
	// The page hides its origin, so the browser's own word counts alone. A token is no secret of the visitor's.
	const isForeign = (request.headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin";
	if (isForeign) return refuse(403, dealershipId, problems.foreign);
	try {
		const opened = await corrections.open(searchParams.get("token") ?? "", clientAddress);
		if (opened.kind === "limited") {
			return refuse(429, dealershipId, problems.limited);
		}
		if (opened.kind === "refused") return refuse(410, dealershipId);
		const cookie = await writeSession(opened.session, settings.origin);
		return redirect(formPath, {
			status: 303,
			headers: { ...privateHeaders, "set-cookie": cookie },
		});
	} catch (error) {
		log.warn({ err: error }, "a dealer's link could not be opened");
		return refuse(503, dealershipId, problems.unavailable);
	}
}

/** @param problem absent if the link is late, used or forged */
function refuse(status: number, dealershipId: number | undefined, problem?: string) {
	return data({ dealershipId, problem }, { status });
}

export default function OpenCorrection({ actionData }: Route.ComponentProps) {
	const metadata = usePageMetadata("open-correction");
	const problem = actionData?.problem;
	const isRefused = actionData !== undefined && problem === undefined;
	const title = isRefused ? "This link does not work any more" : metadata.title;
	return (
		<div className="page page-narrow">
			<PageHead {...metadata} title={title} />
			<header className="page-header">
				<h1>{title}</h1>
				<p className="lead">
					{isRefused
						? "A link works once, for 30 minutes. Nothing was changed."
						: "Press the button to open the form. The link works once."}
				</p>
			</header>
			{problem && (
				<FormProblem
					rejected={{
						errors: {},
						values: {},
						problem: { title: "There is a problem", description: problem },
					}}
				/>
			)}
			{isRefused ? (
				<div className="actions">
					<ButtonLink variant="primary" href={requestAddress(actionData.dealershipId)}>
						Ask for a new link
					</ButtonLink>
				</div>
			) : (
				// Without an action, a form is sent to the address of its page, which has the token.
				<form method="post">
					<Button type="submit" variant="primary">
						Open the form
					</Button>
				</form>
			)}
		</div>
	);
}
