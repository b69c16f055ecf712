import { correctionFields, dealershipLabels } from "@nev/contract";
import { Button, ButtonLink } from "@nev/widgets/ui";
import { data } from "react-router";
import { FocusedProblem } from "../components/form-problem.js";
import {
	CorrectionFields,
	type CorrectionFieldsProps,
	fieldId,
} from "../corrections/correction-fields.js";
import { formPath, requestAddress } from "../corrections/correction-paths.js";
import { readSession } from "../corrections/correction-session.js";
import { type RejectedCorrection, saveListing, shownName } from "../corrections/save-listing.js";
import { pageContext } from "../page/page-context.js";
import { usePageMetadata } from "../page/site-context.js";
import { PageHead } from "../seo/page-head.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/correction-form.js";

export const headers = () => ({ "cache-control": "no-store", "referrer-policy": "same-origin" });

export const handle: PageHandle = { scripts: false, isPrivate: true };

export async function loader({ context, request }: Route.LoaderArgs) {
	const { corrections, settings } = context.get(pageContext);
	const session = await readSession(request, settings.origin);
	const listing = session === undefined ? undefined : await corrections.read(session);
	return data({ listing }, { status: listing || request.method === "POST" ? 200 : 403 });
}

export const action = ({ context, request }: Route.ActionArgs) => saveListing(context, request);

export default function CorrectionForm({ loaderData, actionData }: Route.ComponentProps) {
	const { listing } = loaderData;
	const metadata = usePageMetadata("correction-form");
	const rejected: RejectedCorrection | undefined = actionData;
	const opened = listing && {
		...{ ...listing, dealershipId: listing.id, shown: listing.values, errors: {} },
	};
	const shown = rejected ?? opened;
	if (!shown) return <Closed {...metadata} />;
	const title = rejected ? `Error: ${metadata.title}` : metadata.title;
	return (
		<div className="page page-narrow">
			<PageHead {...metadata} title={title} />
			<header className="page-header">
				<h1>Correct your listing</h1>
				<p className="lead">{shown.name}</p>
			</header>
			{listing?.isWaiting && !rejected && (
				<p className="nev-panel-hint">
					A correction of yours waits for review. You see it here, and can change it.
				</p>
			)}
			<form className="form-card" method="post" action={formPath}>
				<div className="correction-fields">
					<div className="nev-form">
						<CorrectionErrors errors={shown.errors} />
						<Problem rejected={rejected} />
						<CorrectionFields values={textsOf(shown.values)} errors={shown.errors} />
						<input type="hidden" name="dealership" value={shown.dealershipId} />
						<input type="hidden" name="name" value={shown.name} />
						{Object.entries(textsOf(shown.shown)).map(([name, text]) => (
							<input key={name} type="hidden" name={shownName(name)} value={text} />
						))}
						<Button type="submit" variant="primary" className="nev-form-submit">
							Save
						</Button>
					</div>
				</div>
			</form>
		</div>
	);
}

function textsOf(values: Readonly<Record<string, string | null>> | RejectedCorrection["values"]) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]));
}

/** What is wrong with the form as a whole. */
function Problem({ rejected }: { rejected: RejectedCorrection | undefined }) {
	if (!rejected?.problem) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups texts, and a fieldset fields
		<div
			className="nev-form-problem"
			role="group"
			aria-labelledby="form-problem"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: the page is the response to a submit, and this is its result
			autoFocus
		>
			<p id="form-problem">{rejected.problem}</p>
			{rejected.isExpired && (
				<p>
					<a href={requestAddress(rejected.dealershipId)} target="_blank" rel="noopener">
						Request a new link (opens in a new tab)
					</a>
				</p>
			)}
		</div>
	);
}

/** For who has no session, or none any more. */
function Closed(head: Parameters<typeof PageHead>[0]) {
	return (
		<div className="page page-narrow">
			<PageHead {...head} />
			<header className="page-header">
				<h1>This form is closed</h1>
				<p className="lead">A mailed link opens it, for an hour and in one browser.</p>
			</header>
			<div className="actions">
				<ButtonLink variant="primary" href={requestAddress(undefined)}>
					Request a link
				</ButtonLink>
			</div>
		</div>
	);
}

/** What is wrong with a form that was sent, with a link to each field. */
function CorrectionErrors({ errors }: Pick<CorrectionFieldsProps, "errors">) {
	const invalid = correctionFields.filter((name) => errors[name]);
	if (invalid.length === 0) return null;
	return (
		<FocusedProblem titleId="correction-problem" textId="correction-errors">
			<h2 className="nev-form-problem-title" id="correction-problem">
				There is a problem
			</h2>
			<ul id="correction-errors">
				{invalid.map((name) => (
					<li key={name}>
						<a href={`#${fieldId(name)}`}>
							{dealershipLabels[name]}: {errors[name]}
						</a>
					</li>
				))}
			</ul>
		</FocusedProblem>
	);
}
