import {
	cleanJson,
	countLeads,
	erasePerson,
	isLeadOf,
	readSettings,
	recordAs,
} from "@nev/api/operations";
import type { Command } from "commander";
import { exportPerson, readPerson } from "../people/read-person.js";
import { authorOf } from "./author.js";
import type { Context } from "./context.js";
import { emailOption } from "./input/options.js";
import { pluralize } from "./output/format.js";
import { writeFileOnce } from "./output/write-file.js";
import { withDatabase } from "./with-database.js";

interface PersonOptions {
	readonly email: string;
}

/** `nev people …`: what the privacy policy promises to people who ask. */
export function addPeopleCommands(people: Command, context: Context): void {
	const { output } = context;
	const command = (name: string) =>
		people
			.command(name)
			.requiredOption("--email <address>", "the person's email address", emailOption);

	command("export")
		.description("everything that is stored about a person, as JSON for them")
		.argument("[file]", "the file to write, or - for standard output", "-")
		.option("--force", "replaces an existing file")
		.action((file: string, { email, force }: PersonOptions & { force?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const text = `${cleanJson(await exportPerson(orm, email))}\n`;
				await writeFileOnce(context, file, force, (write) => write(text));
			}),
		);

	command("erase")
		.description("deletes what is stored about a person, and records that something was deleted")
		.option("--dealerships", "deletes the dealerships with this address too")
		.option("--yes", "deletes; without it, the command only says what it would delete")
		.action(
			({ email, dealerships, yes }: PersonOptions & { dealerships?: boolean; yes?: boolean }) =>
				withDatabase(context, async ({ orm }) => {
					const { dealers } = await readPerson(orm, email);
					if (yes) {
						const erased = await orm.transaction(async (transaction) => {
							await recordAs(transaction, authorOf(context, "people erase"));
							const settings = readSettings(context.environment);
							const ids = dealerships ? dealers.map(({ id }) => id) : [];
							return erasePerson(transaction, email, ids, settings);
						});
						output.print(
							`Erased: ${pluralize(erased.leads, "lead")}, ${pluralize(erased.dealerships, "dealership")}. Backups and sent mails still hold them.`,
						);
					} else {
						const leads = await countLeads(orm, isLeadOf(email));
						output.print(
							`Would erase ${pluralize(leads, "lead")} and ${pluralize(dealerships ? dealers.length : 0, "dealership")}. To erase, add --yes.`,
						);
					}
					if (!dealerships && dealers.length > 0) {
						output.notify(
							`${pluralize(dealers.length, "dealership stays", "dealerships stay")} with this address. To erase them too, add --dealerships.`,
						);
					}
				}),
		);
}
