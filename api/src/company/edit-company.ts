import { type Edited, type EditOptions, editRow, type FieldProblem } from "../changes/edit-row.js";
import { asRecorded, changesBetween } from "../imports/field-changes.js";
import type { Orm } from "../storage/orm.js";
import { companyFacts } from "../storage/schema.js";
import { type CompanyField, companyDefaults, companyFields } from "./company-facts.js";
import { parseCompanyText } from "./company-texts.js";
import { readCompany, type StoredCompany } from "./stored-company.js";

/** New texts of some facts, as a person types them. An empty text is the default again. */
export type CompanyEdit = Readonly<Record<string, string>>;

/** Changes what pages state of the company. Nothing is changed unless the result is `edited`. */
export function editCompany(
	orm: Pick<Orm, "transaction">,
	edit: CompanyEdit,
	options: EditOptions,
): Promise<Edited<StoredCompany>> {
	return editRow(orm, options, {
		read: readCompany,
		plan: ({ texts }) => {
			const parsed = parseEdit(edit);
			if ("problems" in parsed) return parsed;
			const fields = changesBetween(
				statedTexts({ texts }),
				statedTexts({ texts: { ...texts, ...parsed.values } }),
				companyFields,
				(text) => text,
			);
			return { ...parsed, fields: fields.map(asRecorded) };
		},
		write: (transaction, values) => transaction.update(companyFacts).set(values),
	});
}

/** What pages state: what was set, and else the defaults. */
export function statedTexts({
	texts,
}: Pick<StoredCompany, "texts">): Readonly<Record<CompanyField, string>> {
	const stated = companyFields.map((field) => [field, texts[field] ?? companyDefaults[field]]);
	return Object.fromEntries(stated);
}

function parseEdit(
	edit: CompanyEdit,
):
	| { values: Partial<Record<CompanyField, string | null>> }
	| { problems: readonly FieldProblem[] } {
	const problems: FieldProblem[] = [];
	const values: Partial<Record<CompanyField, string | null>> = {};
	for (const [name, typed] of Object.entries(edit)) {
		const field = companyFields.find((known) => known === name);
		if (!field) problems.push({ field: name, message: "is unknown" });
		else if (typed.trim() === "") values[field] = null;
		else {
			const parsed = parseCompanyText(field, typed);
			if ("problem" in parsed) problems.push({ field, message: parsed.problem });
			else values[field] = parsed.text;
		}
	}
	return problems.length > 0 ? { problems } : { values };
}
