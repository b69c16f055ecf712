import { Button } from "@nev/widgets/ui";
import { data } from "react-router";
import { FormProblem } from "../components/form-problem.js";
import { problems } from "../corrections/messages.js";
import { pageContext } from "../page-context.js";
import { PageHead } from "../seo/page-head.js";
import { usePageMetadata, useSiteSettings } from "../site-context.js";
import type { Route } from "./+types/acknowledge-lead.js";

/** The address has a token: no other site may be told it, and no cache may keep it. */
export const headers = () => ({ "cache-control": "no-store", "referrer-policy": "no-referrer" });

export const handle = { scripts: false };

/**
 * Takes the lead. Only a press of the button does: programs that scan mails follow links, and a GET of
 * this page does not even read the token.
 */
export async function action({ context, request }: Route.ActionArgs) {
	const { acknowledgements, clientAddress, log } = context.get(pageContext);
	// The page hides its origin, so the browser's own word counts alone.
	const isForeign = (request.headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin";
	if (isForeign) return data({ problem: problems.foreign }, { status: 403 });
	try {
		const token = new URL(request.url).searchParams.get("token") ?? "";
		const outcome = await acknowledgements.acknowledge(token, clientAddress);
		if (outcome === "limited") return data({ problem: problems.limited }, { status: 429 });
		return data({ outcome }, { status: outcome === "refused" ? 410 : 200 });
	} catch (error) {
		log.warn({ err: error }, "a lead could not be acknowledged");
		return data({ problem: problems.unavailable }, { status: 503 });
	}
}

/** What the page says after the button was pressed. */
const outcomeTexts = {
	acknowledged: {
		title: "Thank you",
		hint: (company: string) =>
			`${company} knows that you have this lead. There is nothing else to do here.`,
	},
	"handed-over": {
		title: "This lead is not for you any more",
		hint: (company: string) =>
			`Please do not answer it any more. If you think that is wrong, call ${company}.`,
	},
	closed: {
		title: "This lead is closed",
		hint: (company: string) => `${company} has closed it. It needs no answer.`,
	},
	refused: {
		title: "This link does not work",
		hint: () =>
			"Its address is not complete, or the lead is not stored any more. Nothing was changed.",
	},
};

export default function AcknowledgeLead({ actionData }: Route.ComponentProps) {
	const metadata = usePageMetadata("acknowledge-lead");
	const { company } = useSiteSettings();
	const { outcome, problem } = { outcome: undefined, problem: undefined, ...actionData };
	const done = outcome && outcomeTexts[outcome];
	const title = done?.title ?? metadata.title;
	return (
		<div className="page page-narrow">
			<PageHead {...metadata} title={title} />
			<header className="page-header">
				<h1>{title}</h1>
				<p className="lead">
					{done?.hint(company.name) ??
						`Press the button to tell ${company.name} that your dealership is handling this lead.`}
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
			{!done && (
				// Without an action, a form is sent to the address of its page, which has the token.
				<form method="post">
					<Button type="submit" variant="primary">
						I have it
					</Button>
				</form>
			)}
		</div>
	);
}
