import { type DeskImport, omissibleFields } from "@nev/contract/desk";
import { columnLabelOf } from "./column-label.js";
import { columnMessages as messages } from "./column-messages.js";
import { omissibleLabels } from "./messages.js";

const list = new Intl.ListFormat("en-US");

const either = new Intl.ListFormat("en-US", { type: "disjunction" });

/** What the file must have, and no column is. */
export function MissingColumns({ one: { kind, columns, sheets } }: { one: DeskImport }) {
	const { missing } = columns;
	const labels = missing.map((field) => columnLabelOf(kind, field));
	const omissible = omissibleFields
		.filter((field) => kind === "dealers" && missing.includes(field))
		.map((field) => omissibleLabels[field]);
	const others = [
		...(omissible.length > 0 ? [messages.orTick(either.format(omissible))] : []),
		...(sheets ? [messages.orSheet] : []),
	];
	const isWhole =
		!missing.includes("address") && ["city", "zipCode"].every((field) => missing.includes(field));
	return (
		<section aria-labelledby="missing" className="import-failed">
			<h2 id="missing">{messages.missing}</h2>
			<p role="alert">
				{messages.missingFields(list.format(labels), others)}
				{isWhole && ` ${messages.wholeAddress}`}
			</p>
		</section>
	);
}
