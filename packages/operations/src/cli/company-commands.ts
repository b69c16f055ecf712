import {
	type CompanyField,
	cleanJson,
	companyDefaults,
	companyFields,
	type Edited,
	readCompany,
	rollBackIf,
	type StoredCompany,
} from "@nev/api/operations";
import type { Command } from "commander";
import { editCompany, statedTexts } from "../company/edit-company.js";
import { readCompanyFile } from "../imports/company-file.js";
import { authorOf } from "./author.js";
import { describeValue } from "./changes/describe-change.js";
import { reportEdit } from "./changes/report-edit.js";
import { UsageError } from "./cli-error.js";
import type { Context, Output } from "./context.js";
import { flagOf } from "./input/options.js";
import { withDatabase } from "./with-database.js";

const help = `
Hours are such as 8AM-6PM or "8:30 a.m. to 5 p.m."; a day of the office may be closed. An empty text
is what pages state by themselves: --office-sunday "".`;

type EditFlags = Partial<Record<CompanyField | "expect", string>>;

/** `nev company …` */
export function addCompanyCommands(parent: Command, context: Context): void {
	const { output } = context;
	parent
		.command("show")
		.description("what pages state of the company: office hours, support line, staff")
		.option("--json", "prints JSON")
		.action(({ json }: { json?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const company = await readCompany(orm);
				const texts = statedTexts(company);
				if (json) return output.print(cleanJson({ ...texts, version: company.version }));
				for (const field of companyFields) {
					const origin = company.texts[field] === null ? "  (not set)" : "";
					output.print(`${`${field}:`.padEnd(20)}${describeValue(texts[field])}${origin}`);
				}
			}),
		);

	const edit = parent
		.command("edit")
		.description("changes it, and prints each text that is another one")
		.option("--expect <version>", "refuses if it has another version than company show --json")
		.addHelpText("after", help);
	for (const field of companyFields) {
		edit.option(`${flagOf(field)} <text>`, `such as ${companyDefaults[field]}`);
	}
	edit.action(({ expect, ...values }: EditFlags) => {
		if (Object.keys(values).length === 0) {
			throw new UsageError('Give what to change, such as --office-saturday "9AM-1PM".');
		}
		return withDatabase(context, async ({ orm }) => {
			const author = authorOf(context, "company edit");
			reportCompany(await editCompany(orm, values, { author, expectedVersion: expect }), output);
		});
	});
}

/** @throws {CliError} if nothing was changed, unless it has these texts already */
function reportCompany(
	edited: Edited<StoredCompany>,
	output: Output,
	{ isDryRun = false } = {},
): void {
	reportEdit(edited, output, { unchanged: () => "Pages state this already.", isDryRun });
}

const importHelp = `
The first row names the columns: ${companyFields.join(", ")}.
The second row has what pages state of the company. A column that is not there changes nothing, and
an empty cell is what pages state by themselves.`;

/** `nev import company FILE.csv` */
export function addImportCompany(imports: Command, context: Context): void {
	imports
		.command("company")
		.description("sets what pages state of the company to what a .csv file says")
		.argument("<file>", "a CSV file, as export all writes it")
		.option("--dry-run", "reports what the import would do, and changes nothing")
		.addHelpText("after", importHelp)
		.action(async (name: string, { dryRun = false }: { dryRun?: boolean }) => {
			const edit = await readCompanyFile(context.resolvePath(name));
			await withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "import company");
				const edited = await rollBackIf(orm, dryRun, (transaction) =>
					editCompany(transaction, edit, { author }),
				);
				reportCompany(edited, context.output, { isDryRun: dryRun });
			});
		});
}
