import {
	blankDealer,
	type Dealer,
	type DealerField,
	dealerFields,
	type LikelyDuplicate,
} from "@nev/contract/desk";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { refusalOf } from "../session/ask.js";
import { BackLink } from "../ui/back-link.js";
import { EditForm } from "../ui/edit-form.js";
import { seenName } from "../ui/seen-name.js";
import { useAddition } from "../ui/use-addition.js";
import { addDealer, sitePathOf } from "./dealer-data.js";
import { DealerFields } from "./dealer-fields.js";
import { duplicateMessages, fieldLabels, dealerMessages as messages } from "./messages.js";

/** A dealer to fill in. */
export function NewDealerPage() {
	/** The dealers that this one is not, though something is the same: the operator was told of them. */
	const told = useRef<number[]>([]);
	const addition = useAddition<Dealer, DealerField>({
		blank: blankDealer,
		fields: dealerFields,
		labels: fieldLabels,
		listPath: "/dealers",
		nameOf: ({ values }) => seenName(values.name),
		sitePathOf,
		add: (texts) =>
			addDealer(texts, told.current).catch((error: unknown) => {
				told.current = (refusalOf(error).duplicates ?? []).map(({ id }) => id);
				throw error;
			}),
	});
	const { values, refusal, fieldProps } = addition;
	const duplicates = refusal?.duplicates;
	return (
		<div className="page record-page">
			<title>{`${messages.add} – Desk`}</title>
			<BackLink to="/dealers">{messages.back}</BackLink>
			<h1 tabIndex={-1}>{messages.add}</h1>
			<p>{messages.addHint}</p>
			<EditForm edit={addition} saveLabel={duplicates ? messages.addAnyway : messages.add}>
				{duplicates && <LikelyDuplicates duplicates={duplicates} />}
				<DealerFields values={values} doubts={[]} timeZone={null} fieldProps={fieldProps} />
			</EditForm>
		</div>
	);
}

/** The dealers that a new one may be. They open in new tabs, so that the form stays. */
function LikelyDuplicates({ duplicates }: { duplicates: readonly LikelyDuplicate[] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is announced
	useEffect(() => heading.current?.focus(), [duplicates]);
	return (
		<section className="conflict" aria-labelledby="may-be">
			<h2 id="may-be" ref={heading} tabIndex={-1}>
				{messages.mayBe}
			</h2>
			<p>{messages.mayBeHint}</p>
			<ul>
				{duplicates.map(({ id, name, place, reasons }) => (
					<li key={id}>
						<Link to={`/dealers/${id}`} target="_blank">
							{seenName(name)}
						</Link>
						, {place}: {reasons.map((reason) => duplicateMessages.reasons[reason]).join(", ")}
					</li>
				))}
			</ul>
		</section>
	);
}
