import type { DealerField } from "@nev/contract/desk";
import { FieldConflicts, type FieldConflictsProps } from "../ui/field-conflicts.js";
import { fieldLabels, dealerMessages as messages } from "./messages.js";

type ConflictProps = Omit<FieldConflictsProps<DealerField>, "title" | "labels">;

/** What another operator has saved of a dealer meanwhile, field by field, to choose from. */
export function Conflict(props: ConflictProps) {
	return <FieldConflicts title={messages.conflict} labels={fieldLabels} {...props} />;
}
