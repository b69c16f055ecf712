import { type FinancingRate, rateLimits, rateTerms } from "@nev/contract";
import {
	type RateField,
	type RateReading,
	type RateTexts,
	rateFields,
	rateTexts,
	readRate,
} from "@nev/contract/desk";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { Field, type FieldProps, SelectField } from "../ui/fields.js";
import { rateFieldLabels } from "../ui/labels.js";
import { changedFields } from "../ui/texts.js";
import { rateMessages as messages } from "./messages.js";

interface RateDialogProps {
	/** The rate that is edited; undefined: a new one. */
	readonly rate: FinancingRate | undefined;
	readonly onDone: (rate: FinancingRate) => void;
	readonly onCancel: () => void;
}

const hints: Readonly<Partial<Record<RateField, string>>> = {
	minCreditScore: messages.scoreHint,
	apr: messages.aprHint,
	conditions: messages.conditionsHint,
	endsOn: messages.endsOnHint,
	balloonPercent: messages.balloonHint,
};

const termOptions = rateTerms.map((term) => ({ value: `${term}`, label: messages.months(term) }));

/** The fields of one rate. It is in the list only when all of them are right. */
export function RateDialog({ rate, onDone, onCancel }: RateDialogProps) {
	const [opened] = useState<RateTexts>(() => ({
		...rateTexts({ term: 60 }),
		...(rate && rateTexts(rate)),
	}));
	const [texts, setTexts] = useState(opened);
	const [reading, setReading] = useState<RateReading>();
	const fields = useRef<HTMLDivElement>(null);
	// With each press, so that the focus is at what is still wrong.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields that it finds are those of this reading
	useEffect(() => {
		fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [reading]);
	const problems = reading && "problems" in reading ? reading.problems : {};

	function propsOf(field: RateField): FieldProps {
		return {
			name: field,
			label: rateFieldLabels[field],
			value: texts[field],
			error: problems[field],
			hint: hints[field],
			onChange: (text) => setTexts((all) => ({ ...all, [field]: text })),
		};
	}

	return (
		<ConfirmDialog
			isOpen
			title={rate ? messages.editTitle : messages.addTitle}
			confirmLabel={rate ? messages.editConfirm : messages.addConfirm}
			isEdited={changedFields(rateFields, opened, texts).length > 0}
			onCancel={onCancel}
			onConfirm={() => {
				const result = readRate(texts);
				if ("rate" in result) onDone(result.rate);
				else setReading(result);
			}}
		>
			<div ref={fields} className="rate-fields">
				<Field {...propsOf("lender")} maxLength={rateLimits.lender} />
				<Field {...propsOf("minCreditScore")} />
				<Field {...propsOf("maxCreditScore")} />
				<SelectField {...propsOf("term")} options={termOptions} />
				<Field {...propsOf("apr")} />
				<Field {...propsOf("conditions")} maxLength={rateLimits.conditions} />
				<Field {...propsOf("endsOn")} type="date" />
				<Field {...propsOf("balloonPercent")} />
			</div>
		</ConfirmDialog>
	);
}
