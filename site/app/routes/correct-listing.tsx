import { correctionPath, dealershipFormSchema, dealershipLabels, queries } from "@nev/contract";
import { Button, ButtonLink } from "@nev/widgets/ui";
import { data, redirect, useSearchParams } from "react-router";
import { FormProblem } from "../components/form-problem.js";
import {
	openPath,
	readDealershipId,
	readOutcome,
	requestAddress,
} from "../corrections/correction-paths.js";
import { outcomeTexts } from "../corrections/messages.js";
import { readForm } from "../leads/read-form.js";
import { pageContext } from "../page/page-context.js";
import { loadAll, loadPage } from "../page/page-data.js";
import { usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { useResource } from "../page/use-resource.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/correct-listing.js";

const trail = [
	{ name: "Dealerships", path: "/dealerships" },
	{ name: "Correct your listing", path: correctionPath },
];

export const handle: PageHandle = {
	scripts: false,
	parameters: ["dealership", "done"],
	dependsOn: ["dealerships"],
};

export const loader = ({ context, request }: Route.LoaderArgs) => {
	const id = readDealershipId(new URL(request.url).searchParams.get("dealership"));
	return loadPage(context, (loader) =>
		loadAll(loader, ...(id === undefined ? [] : [queries.dealership(id)])),
	);
};

/** Answers the same, and at once, whether a link is mailed or not. */
export async function action({ context, request }: Route.ActionArgs) {
	const { corrections, clientAddress, settings } = context.get(pageContext);
	const { form = new FormData(), refusal } = await readForm(request, settings.origin);
	if (refusal) return data({ problem: refusal.problem }, { status: refusal.status });
	const id = readDealershipId(form.get("dealership"));
	const { data: email } = dealershipFormSchema.shape.email.safeParse(form.get("email"));
	const asked = id ?? (email === undefined ? undefined : { email });
	// A browser sends no other text than an address.
	if (asked === undefined) return redirect(correctionPath, 303);
	corrections.requestLink(asked, clientAddress, (dealershipId, token) => {
		const parameters = new URLSearchParams({ dealership: String(dealershipId), token });
		return `${settings.origin}${openPath}?${parameters}`;
	});
	return redirect(requestAddress(id, "sent"), 303);
}

export default function CorrectListing({ actionData }: Route.ComponentProps) {
	const [parameters] = useSearchParams();
	const id = readDealershipId(parameters.get("dealership"));
	const outcome = readOutcome(parameters.get("done"));
	const metadata = usePageMetadata("correct-listing");
	const done = outcome && outcomeTexts[outcome];
	return (
		<div className="page page-narrow">
			<PageHead {...metadata} title={done?.title ?? metadata.title} />
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>{done?.title ?? metadata.title}</h1>
				<p className="lead">
					{done?.hint ??
						"Correct its address, phone, email and website, or pause it, without an account."}
				</p>
			</header>
			{actionData && (
				<FormProblem problem={{ title: "There is a problem", description: actionData.problem }} />
			)}
			{id === undefined ? (
				<ChooseListing />
			) : (
				<RequestLink id={id} isDone={outcome !== undefined} />
			)}
			{(outcome === undefined || outcome === "sent") && <NoMail />}
		</div>
	);
}

function RequestLink({ id, isDone }: { id: number; isDone: boolean }) {
	return (
		<form className="form-card" method="post" action={requestAddress(id)}>
			<Listing id={id} />
			<p>We mail a link to the email address that we have on file. It opens a form.</p>
			<input type="hidden" name="dealership" value={id} />
			<div className="actions">
				<Button type="submit" variant={isDone ? "secondary" : "primary"}>
					{isDone ? "Send another link" : "Send a link to the address on file"}
				</Button>
			</div>
		</form>
	);
}

/** A listing that visitors see. Of any other, the page says nothing. */
function Listing({ id }: { id: number }) {
	const listing = useResource(queries.dealership(id));
	if (listing.status !== "ready") return <h2>The listing</h2>;
	const { name, address, city, state, zipCode } = listing.data;
	return (
		<>
			<h2>{name}</h2>
			<address className="correct-address">
				{address}, {city}, {state} {zipCode}
			</address>
		</>
	);
}

function ChooseListing() {
	return (
		<>
			<section className="form-card">
				<h2>Find your listing first</h2>
				<p>Search for your dealership, and choose “Is this your dealership?” on its page.</p>
				<div className="actions">
					<ButtonLink variant="primary" href="/dealerships">
						Find a dealer
					</ButtonLink>
				</div>
			</section>
			<FindByEmail />
		</>
	);
}

/** For a dealer whose listing is paused, which has no card. */
function FindByEmail() {
	return (
		<form className="form-card" method="post" action={correctionPath}>
			<h2>If you do not find it</h2>
			<p>
				A paused listing is not shown. Tell us the email address that we have on file, and we mail a
				link to it.
			</p>
			<div className="nev-form">
				<div className="nev-field">
					<label className="nev-label" htmlFor="correction-email">
						{dealershipLabels.email}
					</label>
					<input
						className="nev-input"
						id="correction-email"
						name="email"
						type="email"
						autoComplete="email"
						required
					/>
				</div>
				<div className="actions">
					<Button type="submit" variant="secondary">
						Send a link to this address
					</Button>
				</div>
			</div>
		</form>
	);
}

function NoMail() {
	const { company } = useSiteSettings();
	const { corrections } = company.mailboxes;
	return (
		<section className="section" aria-labelledby="no-mail">
			<h2 id="no-mail">If no mail arrives</h2>
			<p>
				Look into your spam folder. You can ask for three links a day, and we mail at most ten a day
				for a dealership, whoever asks. If the address that we have is no longer yours, write to{" "}
				<a href={`mailto:${corrections}`}>{corrections}</a>, as our{" "}
				<a href="/corrections-policy">corrections policy</a> says.
			</p>
		</section>
	);
}
