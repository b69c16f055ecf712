import { changeOf, type EditOptions, recordAs } from "../changes/author.js";
import { changesBetween, type FieldChange } from "../imports/field-changes.js";
import type { Orm } from "../storage/orm.js";
import { companyFacts } from "../storage/schema.js";
import { type CompanyField, companyDefaults, companyFields } from "./company-facts.js";
import { parseCompanyText } from "./company-texts.js";
import { readCompany, type StoredCompany } from "./stored-company.js";

/** New texts of some facts, as a person types them. An empty text is the default again. */
export type CompanyEdit = Readonly<Record<string, string>>;

/** A text that is refused, and why. */
export interface CompanyProblem {
	readonly field: string;
	readonly message: string;
}

export type EditedCompany =
	| {
			readonly kind: "edited";
			/** The recorded change, which can be undone. */
			readonly change: number;
			readonly company: StoredCompany;
			/** What pages state differently now. */
			readonly fields: readonly FieldChange[];
	  }
	/** Pages state it already. */
	| { readonly kind: "unchanged"; readonly company: StoredCompany }
	| { readonly kind: "invalid"; readonly problems: readonly CompanyProblem[] }
	/** Somebody has changed it since it had the expected version. */
	| { readonly kind: "conflict"; readonly company: StoredCompany };

/** Changes what pages state of the company. Nothing is changed unless the result is `edited`. */
export function editCompany(
	orm: Pick<Orm, "transaction">,
	edit: CompanyEdit,
	{ author, expectedVersion }: EditOptions,
): Promise<EditedCompany> {
	return orm.transaction(async (transaction): Promise<EditedCompany> => {
		await recordAs(transaction, author);
		const before = await readCompany(transaction, { locks: true });
		if (expectedVersion !== undefined && before.version !== expectedVersion) {
			return { kind: "conflict", company: before };
		}
		const parsed = parseEdit(edit);
		if ("problems" in parsed) return { kind: "invalid", problems: parsed.problems };
		const fields = changesBetween(
			statedTexts(before),
			statedTexts({ texts: { ...before.texts, ...parsed.texts } }),
			companyFields,
			(text) => text,
		);
		if (fields.length === 0) return { kind: "unchanged", company: before };
		await transaction.update(companyFacts).set(parsed.texts);
		const change = await changeOf(transaction);
		if (change === undefined) throw new Error("The change was not recorded.");
		return { kind: "edited", change, company: await readCompany(transaction), fields };
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
	| { texts: Partial<Record<CompanyField, string | null>> }
	| { problems: readonly CompanyProblem[] } {
	const problems: CompanyProblem[] = [];
	const texts: Partial<Record<CompanyField, string | null>> = {};
	for (const [name, typed] of Object.entries(edit)) {
		const field = companyFields.find((known) => known === name);
		if (!field) problems.push({ field: name, message: "is unknown" });
		else if (typed.trim() === "") texts[field] = null;
		else {
			const parsed = parseCompanyText(field, typed);
			if ("problem" in parsed) problems.push({ field, message: parsed.problem });
			else texts[field] = parsed.text;
		}
	}
	return problems.length > 0 ? { problems } : { texts };
}
