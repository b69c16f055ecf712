import type { DoNotContactRequest, ErasedPerson, EraseRequest, Person } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { visibilityLabels } from "../dealers/messages.js";
import { LeadLinks } from "../leads/lead-links.js";
import { ask } from "../session/ask.js";
import { saveFile } from "../session/download.js";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { Facts } from "../ui/facts.js";
import { Field } from "../ui/fields.js";
import { FormEnd } from "../ui/form-end.js";
import { useNotice } from "../ui/notice-context.js";
import { useRequest } from "../ui/use-request.js";
import { peopleMessages as messages } from "./messages.js";

const post = <Answer,>(path: string, body: object) =>
	ask<Answer>(`people/${path}`, { method: "POST", body });

/** What is stored about a person, for who asks for it. The address of the page does not name them. */
export function PeoplePage() {
	const [email, setEmail] = useState("");
	const [person, setPerson] = useState<Person>();
	const form = useRef<HTMLFormElement>(null);
	const found = useRef<HTMLHeadingElement>(null);
	const { isBusy, refusal, send } = useRequest<Person>(
		() => found.current?.focus(),
		() => form.current?.querySelector("input")?.focus(),
	);
	const fieldError = refusal?.fields?.email;
	return (
		<div className="page record-page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<p>{messages.intro}</p>
			<form
				ref={form}
				className="edit-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void send(async () => {
						const answer = await post<Person>("find", { email });
						setPerson(answer);
						return answer;
					});
				}}
			>
				<Field
					name="email"
					type="email"
					label={messages.email}
					value={email}
					error={fieldError}
					onChange={setEmail}
				/>
				<FormEnd
					label={messages.find}
					busyLabel={messages.finding}
					isBusy={isBusy}
					error={fieldError === undefined ? (refusal?.error ?? "") : ""}
				/>
			</form>
			{person && (
				<section aria-labelledby="person">
					<h2 id="person" ref={found} tabIndex={-1}>
						{person.email}
					</h2>
					<PersonFacts person={person} />
					<PersonActions
						person={person}
						isFinding={isBusy}
						// Somebody else may have been found meanwhile.
						onChange={(changed) =>
							setPerson((shown) => (shown?.email === changed.email ? changed : shown))
						}
					/>
				</section>
			)}
		</div>
	);
}

function PersonFacts({ person: { email, leads, dealers, isDoNotContact } }: { person: Person }) {
	return (
		<Facts
			facts={[
				{
					label: messages.leads,
					value: <LeadLinks filter={`email=${encodeURIComponent(email)}`} counts={leads} />,
				},
				{
					label: messages.dealers,
					value:
						dealers.length === 0
							? messages.none
							: dealers.map(({ id, name, visibility, leads: itsLeads, unmailed }) => (
									<p key={id}>
										<Link to={`/dealers/${id}`}>{name}</Link> ({visibilityLabels[visibility]})
										{itsLeads.all > 0 && ", "}
										{itsLeads.all > 0 && <LeadLinks filter={`dealer=${id}`} counts={itsLeads} />}
										{unmailed && ", "}
										{unmailed && (
											<Link to={`/leads?dealer=${id}&since=${encodeURIComponent(unmailed.since)}`}>
												{messages.unmailed(unmailed.n)}
											</Link>
										)}
									</p>
								)),
				},
				{
					label: messages.contact,
					value: isDoNotContact ? messages.doNotContact : messages.mayBeContacted,
				},
			]}
		/>
	);
}

interface PersonActionsProps {
	readonly person: Person;
	/** Somebody else may be found next, and nothing is begun with this one. */
	readonly isFinding: boolean;
	readonly onChange: (person: Person) => void;
}

/** Saves what is stored about a person, deletes it, or says whether they may be contacted. */
function PersonActions({ person, isFinding, onChange }: PersonActionsProps) {
	const { email, isDoNotContact } = person;
	const id = useId();
	const tell = useNotice();
	const [isErasing, setIsErasing] = useState(false);
	const { isBusy, send } = useRequest<string | undefined>(
		(text) => text !== undefined && tell({ text }),
		({ error }) => tell({ text: error }),
	);
	const isInactive = isBusy || isFinding;

	async function save(): Promise<undefined> {
		const data = JSON.stringify(await post("export", { email }), null, "\t");
		saveFile(`${email}.json`, new Blob([data], { type: "application/json" }));
	}

	async function changeContact(): Promise<string> {
		const body: DoNotContactRequest = { email, isDoNotContact: !isDoNotContact };
		onChange(await post("do-not-contact", body));
		return (isDoNotContact ? messages.allowed : messages.stopped)(email);
	}

	async function erase(includesDealers: boolean): Promise<string> {
		// Those that the operator has seen.
		const dealers = includesDealers ? person.dealers.map(({ id }) => id) : [];
		const body: EraseRequest = { email, dealers };
		const erased = await post<ErasedPerson>("erase", body);
		onChange(erased.person);
		return messages.erased(erased.leads, erased.dealers);
	}

	return (
		<>
			<fieldset className="selection-actions" aria-label={messages.actions}>
				<Button
					className="compact"
					aria-disabled={isInactive}
					aria-describedby={`${id}-save`}
					onClick={() => void send(save)}
				>
					{messages.save}
				</Button>
				<Button
					className="compact"
					aria-disabled={isInactive}
					aria-describedby={`${id}-contact`}
					onClick={() => void send(changeContact)}
				>
					{isDoNotContact ? messages.allowContact : messages.stopContact}
				</Button>
				<Button className="compact" aria-disabled={isInactive} onClick={() => setIsErasing(true)}>
					{messages.askErase}
				</Button>
			</fieldset>
			<p className="field-hint">
				<span id={`${id}-save`}>{messages.saveHint}</span>{" "}
				<span id={`${id}-contact`}>{messages.doNotContactHint}</span>
			</p>
			<EraseDialog
				// Asked anew about another person, and after something was erased.
				key={JSON.stringify(person)}
				person={person}
				isOpen={isErasing}
				onCancel={() => setIsErasing(false)}
				onErase={(includesDealers) => {
					setIsErasing(false);
					void send(() => erase(includesDealers));
				}}
			/>
		</>
	);
}

interface EraseDialogProps {
	readonly person: Person;
	readonly isOpen: boolean;
	readonly onCancel: () => void;
	readonly onErase: (includesDealers: boolean) => void;
}

/** Asks before what is stored about a person is deleted, and whether their dealers are too. */
function EraseDialog({ person, isOpen, onCancel, onErase }: EraseDialogProps) {
	const id = useId();
	const [includesDealers, setIncludesDealers] = useState(false);
	const { email, leads, dealers } = person;
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={messages.eraseTitle(email)}
			confirmLabel={messages.erase}
			onCancel={() => {
				onCancel();
				setIncludesDealers(false);
			}}
			onConfirm={() => onErase(includesDealers)}
		>
			<p>{messages.eraseText(leads.all)}</p>
			{dealers.length > 0 && (
				<label className="check-field" htmlFor={id}>
					<input
						id={id}
						type="checkbox"
						checked={includesDealers}
						onChange={({ currentTarget }) => setIncludesDealers(currentTarget.checked)}
					/>
					{messages.eraseDealers(dealers.length)}
				</label>
			)}
			<p>{messages.eraseWarning}</p>
		</ConfirmDialog>
	);
}
