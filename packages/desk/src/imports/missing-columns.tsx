import type { DeskImport } from "@nev/contract/desk";
import { columnLabelOf } from "./column-label.js";
import { columnMessages as messages } from "./column-messages.js";

const list = new Intl.ListFormat("en-US");

/** What the file must have, and no column is. */
export function MissingColumns({ one: { kind, columns } }: { one: DeskImport }) {
	const labels = columns.missing.map((field) => columnLabelOf(kind, field));
	return (
		<section aria-labelledby="missing" className="import-failed">
			<h2 id="missing">{messages.missing}</h2>
			<p role="alert">{messages.missingFields(list.format(labels))}</p>
		</section>
	);
}
