import {
	formatLeadAddresses,
	type LeadAddress,
	type LeadFormat,
	maxLeadAddresses,
	readLeadAddress,
} from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { FieldProps } from "../ui/fields.js";
import { leadFormatLabels, leadAddressMessages as messages } from "./messages.js";

interface Row extends LeadAddress {
	readonly key: number;
}

/** Tells rows apart while others are removed. */
let lastKey = 0;

const rowOf = (address: LeadAddress): Row => ({ ...address, key: ++lastKey });

const rowsOf = (value: string): readonly Row[] =>
	value === "" ? [] : value.split(";").map((text) => rowOf(readLeadAddress(text)));

/** Where leads are mailed besides the email address: one row for each address, which may be empty. */
export function LeadAddressesField({ label, value, error, onChange }: FieldProps) {
	const id = useId();
	const group = useRef<HTMLDivElement>(null);
	const [rows, setRows] = useState(() => rowsOf(value));
	/** The text of the rows, unless somebody else has changed it. */
	const [text, setText] = useState(value);
	const [focused, setFocused] = useState<number | "add">();
	if (value !== text) {
		setText(value);
		setRows(rowsOf(value));
	}
	useEffect(() => {
		if (focused === undefined) return;
		// The pressed button may be gone.
		const target = focused === "add" ? "button[data-add]" : `#${CSS.escape(`${id}-${focused}`)}`;
		group.current?.querySelector<HTMLElement>(target)?.focus();
		setFocused(undefined);
	}, [focused, id]);

	function change(changed: readonly Row[]): void {
		const written = formatLeadAddresses(changed.filter(({ email }) => email.trim() !== ""));
		setRows(changed);
		setText(written);
		onChange(written);
	}

	function edit(key: number, values: Partial<LeadAddress>): void {
		change(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
	}

	function remove(key: number): void {
		const index = rows.findIndex((row) => row.key === key);
		const rest = rows.filter((row) => row.key !== key);
		setFocused(rest[Math.min(index, rest.length - 1)]?.key ?? "add");
		change(rest);
	}

	const isFull = rows.length >= maxLeadAddresses;
	const isNamed = rows.some(({ email }) => isIn(error, email));
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset in the form is a panel of its own
		<div
			ref={group}
			role="group"
			className="field lead-addresses"
			aria-labelledby={`${id}-label`}
			aria-describedby={`${id}-hint`}
		>
			<p id={`${id}-label`} className="field-name">
				{label}
			</p>
			{rows.map(({ key, email, format }, index) => (
				<div key={key} className="lead-address">
					<input
						id={`${id}-${key}`}
						className="nev-input"
						type="email"
						autoComplete="off"
						aria-label={messages.address(index + 1)}
						aria-invalid={error !== undefined && (!isNamed || isIn(error, email))}
						aria-describedby={`${id}-error`}
						value={email}
						onChange={({ currentTarget }) => edit(key, { email: currentTarget.value })}
					/>
					<select
						className="nev-select"
						aria-label={messages.format(index + 1)}
						value={format}
						onChange={({ currentTarget }) =>
							edit(key, { format: currentTarget.value as LeadFormat })
						}
					>
						{Object.entries(leadFormatLabels).map(([one, name]) => (
							<option key={one} value={one}>
								{name}
							</option>
						))}
					</select>
					<Button
						className="compact"
						aria-label={messages.removeLabel(index + 1, email)}
						onClick={() => remove(key)}
					>
						{messages.remove}
					</Button>
				</div>
			))}
			<Button
				className="compact"
				data-add=""
				aria-disabled={isFull}
				aria-describedby={`${id}-hint`}
				onClick={() => {
					if (isFull) return;
					const row = rowOf({ email: "", format: "mail" });
					setFocused(row.key);
					change([...rows, row]);
				}}
			>
				{messages.add}
			</Button>
			<p id={`${id}-hint`} className="field-hint">
				{messages.hint}
			</p>
			<p id={`${id}-error`} className="field-error">
				{error}
			</p>
		</div>
	);
}

/** Whether an error is of an address, which it names. */
function isIn(error: string | undefined, email: string): boolean {
	const named = email.trim().toLowerCase();
	return named !== "" && error !== undefined && error.toLowerCase().includes(named);
}
