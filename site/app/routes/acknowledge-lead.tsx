import { data } from "react-router";
import { problems } from "../corrections/messages.js";
import {
	isFromAnotherSite,
	MailedLinkPage,
	privateHeaders,
	readToken,
} from "../mailed-link/mailed-link.js";
import { pageContext } from "../page/page-context.js";
import { usePageMetadata, useSiteSettings } from "../page/site-context.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/acknowledge-lead.js";

export const headers = () => privateHeaders;

export const handle: PageHandle = { scripts: false, hasToken: true };

/** Takes the lead. */
export async function action({ context, request }: Route.ActionArgs) {
	const { acknowledgements, clientAddress, log } = context.get(pageContext);
	if (isFromAnotherSite(request)) return data({ problem: problems.foreign }, { status: 403 });
	try {
		const outcome = await acknowledgements.acknowledge(readToken(request), clientAddress);
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
	const { name } = company;
	return (
		<MailedLinkPage
			{...metadata}
			title={done?.title ?? metadata.title}
			hint={
				done?.hint(name) ??
				`Press the button to tell ${name} that your dealership is handling this lead.`
			}
			button="I have it"
			problem={problem}
			isDone={done !== undefined}
		/>
	);
}
