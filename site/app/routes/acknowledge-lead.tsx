import { giveBackSchema } from "@nev/contract";
import type { FormValues } from "@nev/widgets";
import { checkForm } from "@nev/widgets/internal";
import { data } from "react-router";
import { problems } from "../corrections/messages.js";
import { readForm } from "../leads/read-form.js";
import { GiveBackForm } from "../mailed-link/give-back-form.js";
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

/** Takes the lead, or gives it back. */
export async function action({ context, request }: Route.ActionArgs) {
	const { acknowledgements, clientAddress, settings, log } = context.get(pageContext);
	if (isFromAnotherSite(request)) return refuse(403, problems.foreign);
	// A browser tells no origin of this page, for which the form alone would be refused.
	const { form = new FormData(), refusal } = await readForm(request, settings.origin);
	if (refusal && refusal.status !== 403) return refuse(refusal.status, refusal.problem);
	const { values, input, errors } = checkForm(giveBackSchema, form);
	const { answer, ...filled } = values;
	const typed = answer === "give-back" ? filled : undefined;
	if (typed && errors) return refuse(422, `${Object.values(errors)[0]?.message}.`, typed);
	try {
		const token = readToken(request);
		const outcome = await (typed && input
			? acknowledgements.giveBack(token, clientAddress, input)
			: acknowledgements.acknowledge(token, clientAddress));
		if (outcome === "limited") return refuse(429, problems.limited, typed);
		return data({ outcome }, { status: outcome === "refused" ? 410 : 200 });
	} catch (error) {
		log.warn({ err: error }, "a dealer's answer to a lead could not be stored");
		return refuse(503, problems.unavailable, typed);
	}
}

/** @param typed what the dealer has filled in, which stays */
function refuse(status: number, problem: string, typed?: FormValues) {
	return data({ problem, typed }, { status });
}

interface CompanyContact {
	readonly name: string;
	readonly phone: string;
}

/** What the page says after a button was pressed. */
const outcomeTexts = {
	acknowledged: {
		title: "Thank you",
		hint: ({ name }: CompanyContact) =>
			`${name} knows that you have this lead. There is nothing else to do here.`,
	},
	"given-back": {
		title: "You gave this lead back",
		hint: ({ name }: CompanyContact) =>
			`${name} has it again. Please don't reply to it. There is nothing else to do here.`,
	},
	taken: {
		title: "This lead has already been taken",
		hint: ({ phone }: CompanyContact) =>
			`It was marked as taken, so it could not be given back. If it is not for you, call ${phone}.`,
	},
	"handed-over": {
		title: "This lead is no longer yours",
		hint: ({ phone }: CompanyContact) =>
			`Please don't contact this customer anymore. If you think that's a mistake, call ${phone}.`,
	},
	closed: {
		title: "This lead is closed",
		hint: ({ name }: CompanyContact) => `${name} has closed it. It needs no reply.`,
	},
	refused: {
		title: "This link does not work",
		hint: () => "The address is incomplete, or the lead is no longer stored. Nothing was changed.",
	},
};

export default function AcknowledgeLead({ actionData }: Route.ComponentProps) {
	const metadata = usePageMetadata("acknowledge-lead");
	const { company } = useSiteSettings();
	const { outcome, problem, typed } = {
		...{ outcome: undefined, problem: undefined, typed: undefined },
		...actionData,
	};
	const done = outcome && outcomeTexts[outcome];
	return (
		<MailedLinkPage
			{...metadata}
			title={done?.title ?? metadata.title}
			hint={
				done?.hint(company) ??
				`Tell ${company.name} that your dealership is handling this lead, or that it is not for you.`
			}
			button="I have it"
			problem={problem}
			other={<GiveBackForm typed={typed} />}
			isDone={done !== undefined}
		/>
	);
}
