import { rollBackIf } from "@nev/api/operations";
import { companyTextFields } from "@nev/contract/desk";
import type { Command } from "commander";
import { editCompany } from "../../company/edit-company.js";
import { readCompanyFile } from "../../imports/company-file.js";
import { authorOf } from "../author.js";
import type { Context } from "../context.js";
import { reportEdit } from "../output/report-edit.js";
import { withDatabase } from "../with-database.js";
import { readSource, sourceHelp } from "./read-source.js";

const help = `
The first row names the columns: ${companyTextFields.join(", ")}.
The second row has what pages state of the company. A column that is not there changes nothing, and
an empty cell is what pages state by themselves.`;

/** `nev import company FILE.csv` */
export function addImportCompany(imports: Command, context: Context): void {
	imports
		.command("company")
		.description("sets what pages state of the company to what a file says")
		.argument("<file>", `${sourceHelp}, as export all writes it`)
		.option("--dry-run", "reports what the import would do, and changes nothing")
		.addHelpText("after", help)
		.action(async (name: string, { dryRun: isDryRun = false }: { dryRun?: boolean }) => {
			const edit = await readCompanyFile(await readSource(context, name));
			await withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "import company");
				const edited = await rollBackIf(orm, isDryRun, (transaction) =>
					editCompany(transaction, edit, { author }),
				);
				const unchanged = () => "Pages state this already.";
				reportEdit(edited, context.output, { unchanged, isDryRun });
			});
		});
}
