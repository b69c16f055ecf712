import { useId } from "react";
import { importMessages as messages } from "./messages.js";

interface MendFieldProps {
	readonly label: string;
	/** As it is in the file, or was mended before. */
	readonly text: string;
	/** Unset if it is not corrected. */
	readonly corrected: string | undefined;
	readonly problem: string;
	/** Whether its rows are refused for it. */
	readonly isRefused: boolean;
	readonly isReadOnly?: boolean;
	/** The id of the form that sends it, if it stands outside. */
	readonly form?: string;
	readonly onChange: (text: string) => void;
}

/** A faulty text, to mend it. */
export function MendField(props: MendFieldProps) {
	const { label, text, corrected, problem, isRefused, isReadOnly, form, onChange } = props;
	const id = useId();
	const isWrong = isRefused && corrected === undefined;
	return (
		<div className="cell-field">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				form={form}
				className="nev-input"
				value={corrected ?? text}
				readOnly={isReadOnly}
				autoComplete="off"
				aria-invalid={isWrong}
				aria-describedby={`${id}-problem`}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			/>
			<p id={`${id}-problem`} className={isWrong ? "field-error" : "field-hint"}>
				{corrected === undefined ? problem : messages.notChecked(text)}
			</p>
		</div>
	);
}
