import { type DeskImport, omissibleFields } from "@nev/contract/desk";
import { columnLabelOf } from "./column-label.js";
import { columnMessages as messages } from "./column-messages.js";
import { omissibleLabels } from "./messages.js";

const and = new Intl.ListFormat("en-US");
const or = new Intl.ListFormat("en-US", { type: "disjunction" });

/** What the file must have, and no column is. */
export function MissingColumns({ one: { kind, columns } }: { one: DeskImport }) {
	const omissible =
		kind === "dealers" ? omissibleFields.filter((field) => columns.missing.includes(field)) : [];
	return (
		<section aria-labelledby="missing" className="import-failed">
			<h2 id="missing">{messages.missing}</h2>
			<p role="alert">
				{messages.missingFields(and.format(columns.missing.map((one) => columnLabelOf(kind, one))))}
				{omissible.length > 0 &&
					` ${messages.missingOmissible(or.format(omissible.map((field) => omissibleLabels[field])))}`}
			</p>
		</section>
	);
}
