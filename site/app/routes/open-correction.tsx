import { ButtonLink } from "@nev/widgets/ui";
import { data, redirect } from "react-router";
import { formPath, readDealershipId, requestAddress } from "../corrections/correction-paths.js";
import { writeSession } from "../corrections/correction-session.js";
import { problems } from "../corrections/messages.js";
import {
	isFromAnotherSite,
	MailedLinkPage,
	privateHeaders,
	readToken,
} from "../mailed-link/mailed-link.js";
import { pageContext } from "../page/page-context.js";
import { usePageMetadata } from "../page/site-context.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/open-correction.js";

export const headers = () => privateHeaders;

export const handle: PageHandle = { scripts: false, hasToken: true };

/** Spends the token, and opens the form. */
export async function action({ context, request }: Route.ActionArgs) {
	const { corrections, clientAddress, settings, log } = context.get(pageContext);
	const dealershipId = readDealershipId(new URL(request.url).searchParams.get("dealership"));
	if (isFromAnotherSite(request)) return refuse(403, dealershipId, problems.foreign);
	try {
		const opened = await corrections.open(readToken(request), clientAddress);
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
	return (
		<MailedLinkPage
			{...metadata}
			title={isRefused ? "This link no longer works" : metadata.title}
			hint={
				isRefused
					? "A link works once, for 30 minutes. Nothing was changed."
					: "Press the button to open the form. The link works once."
			}
			button="Open the form"
			problem={problem}
			isDone={isRefused}
		>
			<div className="actions">
				<ButtonLink variant="primary" href={requestAddress(actionData?.dealershipId)}>
					Request a new link
				</ButtonLink>
			</div>
		</MailedLinkPage>
	);
}
