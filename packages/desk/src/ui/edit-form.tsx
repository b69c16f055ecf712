import { type ReactNode, useEffect, useRef } from "react";
import { FieldConflicts } from "./field-conflicts.js";
import { FormEnd } from "./form-end.js";
import { LeaveGuard } from "./leave-guard.js";
import { editMessages as messages } from "./messages.js";
import type { useEdit } from "./use-edit.js";

interface EditFormProps<Field extends string> {
	readonly edit: Pick<
		ReturnType<typeof useEdit<never, Field>>,
		"conflict" | "isSaving" | "refusal" | "isEdited" | "save"
	>;
	/** That somebody else has changed the row meanwhile. */
	readonly conflictTitle: string;
	/** The fields. */
	readonly children: ReactNode;
}

/** The fields of a row. They are saved together, if nobody else has changed it meanwhile. */
export function EditForm<Field extends string>(props: EditFormProps<Field>) {
	const { edit, conflictTitle, children } = props;
	const { conflict, isSaving, refusal, isEdited, save } = edit;
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [refusal]);
	return (
		<>
			<LeaveGuard isEdited={isEdited} />
			<form
				ref={form}
				className="edit-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				{conflict && <FieldConflicts title={conflictTitle} {...conflict} />}
				{children}
				<FormEnd
					label={messages.save}
					busyLabel={messages.saving}
					isBusy={isSaving}
					error={refusal?.error ?? ""}
				/>
			</form>
		</>
	);
}
