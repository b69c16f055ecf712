import { Button } from "@nev/widgets/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FormEnd } from "./form-end.js";
import { editMessages as messages, uiMessages } from "./messages.js";
import type { useEdit } from "./use-edit.js";
import { useUnsaved } from "./use-unsaved.js";

interface EditFormProps<Field extends string> {
	readonly edit: Pick<
		ReturnType<typeof useEdit<never, Field>>,
		"conflict" | "fieldProps" | "isSaving" | "refusal" | "isEdited" | "save"
	>;
	/** That somebody else has changed the row meanwhile; unset for a new one. */
	readonly conflictTitle?: string;
	/** What the button says: `Save`, unless it adds something. */
	readonly saveLabel?: string;
	/** The fields. */
	readonly children: ReactNode;
}

/** The fields of a row. They are saved together, if nobody else has changed it meanwhile. */
export function EditForm<Field extends string>(props: EditFormProps<Field>) {
	const { edit, conflictTitle, saveLabel, children } = props;
	const { conflict, fieldProps, isSaving, refusal, isEdited, save } = edit;
	const form = useRef<HTMLFormElement>(null);
	useUnsaved(isEdited);
	useEffect(() => {
		if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [refusal]);
	return (
		<form
			ref={form}
			className="edit-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const inputs = [...event.currentTarget.querySelectorAll("input")];
				// The value of a date that is typed in part is empty, which would end a pause.
				const unfinished = inputs.find(({ validity }) => validity.badInput);
				if (unfinished) unfinished.reportValidity();
				else save();
			}}
		>
			{conflict && conflictTitle && (
				<FieldConflicts title={conflictTitle} fieldProps={fieldProps} {...conflict} />
			)}
			{children}
			<FormEnd
				label={saveLabel ?? messages.save}
				busyLabel={saveLabel ? messages.adding : messages.saving}
				isBusy={isSaving}
				error={refusal?.error ?? ""}
			/>
		</form>
	);
}

interface FieldConflictsProps<Field extends string> {
	/** That somebody else has saved something. */
	readonly title: string;
	readonly fieldProps: EditFormProps<Field>["edit"]["fieldProps"];
	/** The values that this operator saw when they opened it. */
	readonly opened: Readonly<Record<Field, string>>;
	/** The values that are saved. */
	readonly theirs: Readonly<Record<Field, string>>;
	/** What this operator wrote, which the form no longer has once theirs is chosen. */
	readonly written: Readonly<Record<Field, string>>;
	/** The fields that both changed: another array for each conflict. */
	readonly fields: readonly Field[];
}

/** What another operator has saved meanwhile, field by field, to choose from. */
function FieldConflicts<Field extends string>(props: FieldConflictsProps<Field>) {
	const { title, fieldProps, opened, theirs, written, fields } = props;
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is announced
	useEffect(() => heading.current?.focus(), [fields]);
	return (
		<section className="conflict" aria-labelledby="conflict">
			<h2 id="conflict" ref={heading} tabIndex={-1}>
				{title}
			</h2>
			<p>{fields.length > 0 ? uiMessages.conflictHint : uiMessages.conflictNone}</p>
			{fields.map((field) => {
				const { label, value: chosen, onChange } = fieldProps(field);
				const choices = [
					{ side: uiMessages.theirs, value: theirs[field], action: uiMessages.useTheirs(label) },
					{ side: uiMessages.yours, value: written[field], action: uiMessages.keepMine(label) },
				];
				return (
					<div key={field} className="conflict-field">
						<h3>{label}</h3>
						<dl>
							<div>
								<dt>{uiMessages.opened}</dt>
								<dd>{opened[field]}</dd>
							</div>
							{choices.map(({ side, value, action }) => (
								<div key={side}>
									<dt>{side}</dt>
									<dd>
										{value}
										<Button
											className="compact"
											aria-pressed={chosen === value}
											onClick={() => onChange(value)}
										>
											{action}
										</Button>
									</dd>
								</div>
							))}
						</dl>
					</div>
				);
			})}
		</section>
	);
}
