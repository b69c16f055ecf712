import { causeKey, type ImportCause, type ImportKind, type ImportOffer } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { Link, useSearchParams } from "react-router";
import { StatusLabel, type Tone } from "../ui/status-label.js";
import { fieldLabelOf } from "./field-label.js";
import { MendField } from "./mend-field.js";
import {
	describeProblem,
	importMessages as messages,
	noteLabels,
	offerLabels,
	takenOffers,
} from "./messages.js";
import type { Corrections } from "./use-corrections.js";

const tones: Readonly<Partial<Record<ImportCause["kind"], Tone>>> = {
	refused: "trouble",
	doubtful: "waiting",
};

interface CauseListProps {
	readonly kind: ImportKind;
	readonly causes: readonly ImportCause[];
	/** The options that the operator has taken from here. */
	readonly taken: readonly ImportOffer[];
	/** Unset: nothing can be mended any more. */
	readonly corrections: Corrections | undefined;
	/** The id of the form that sends corrections. */
	readonly form: string;
	readonly isBusy: boolean;
	/** Takes an option, or takes it back, and checks the file again. */
	readonly onTake: (offer: ImportOffer, isTaken: boolean) => void;
}

/** What is said of many rows, to see these alone, and to mend all at once. */
export function CauseList(props: CauseListProps) {
	const { kind, causes, taken, corrections, form, isBusy, onTake } = props;
	const [parameters] = useSearchParams();
	const chosen = parameters.get("cause");
	const isGone = chosen !== null && !causes.some((one) => causeKey(one) === chosen);
	if (causes.length === 0 && taken.length === 0 && !isGone) return null;

	return (
		<section aria-labelledby="causes" className="import-causes">
			<h3 id="causes">{messages.causes}</h3>
			<ul>
				{causes.map((one) => {
					const key = causeKey(one);
					const { offer } = one;
					return (
						<li key={key}>
							<StatusLabel tone={tones[one.kind] ?? "calm"}>{noteLabels[one.kind]}</StatusLabel>
							<CauseLink cause={key} text={messages.cause(one)} isChosen={key === chosen} />
							{corrections && offer && !taken.includes(offer) && (
								<Button
									className="compact"
									aria-disabled={isBusy}
									onClick={() => onTake(offer, true)}
								>
									{offerLabels[offer](one.offered ?? one.rows, one.rows)}
								</Button>
							)}
							{corrections && key === chosen && one.texts.length > 0 && (
								<div className="cause-texts">
									{one.texts.map(({ field, text, problem, rows }) => (
										<MendField
											key={`${field} ${text}`}
											label={messages.mendAll(fieldLabelOf(kind, field), text, rows)}
											text={text}
											corrected={corrections.commonTextOf(field, text)}
											problem={describeProblem(one.kind, problem)}
											isRefused={one.kind === "refused"}
											form={form}
											// What is sent is in none of the rows any more.
											isReadOnly={isBusy}
											onChange={(typed) => corrections.correctAll(field, text, typed, rows)}
										/>
									))}
								</div>
							)}
						</li>
					);
				})}
				{isGone && (
					<li>
						<CauseLink cause={chosen} text={messages.causeGone(chosen)} isChosen />
					</li>
				)}
				{taken.map((offer) => (
					<li key={offer}>
						<span className="cause-taken">{takenOffers[offer]}</span>
						{corrections && (
							<Button
								className="compact"
								aria-disabled={isBusy}
								aria-label={messages.takeBackLabel(takenOffers[offer])}
								onClick={() => onTake(offer, false)}
							>
								{messages.takeBack}
							</Button>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

interface CauseLinkProps {
	/** Its key. */
	readonly cause: string;
	readonly text: string;
	readonly isChosen: boolean;
}

function CauseLink({ cause, text, isChosen }: CauseLinkProps) {
	return (
		<Link
			to={`?${new URLSearchParams({ cause })}`}
			preventScrollReset
			aria-current={isChosen ? "page" : undefined}
		>
			{text}
		</Link>
	);
}
