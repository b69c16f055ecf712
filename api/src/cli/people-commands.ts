import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import * as z from "zod";
import { recordAs } from "../changes/author.js";
import { leadJson } from "../leads/describe-lead.js";
import { allLeads, countLeads, type StoredLead } from "../leads/stored-lead.js";
import { addDoNotContact, isDoNotContact, removeDoNotContact } from "../people/do-not-contact.js";
import { pastOf } from "../people/past-of-person.js";
import { dealershipsOf, erasePerson } from "../people/person.js";
import { readSettings } from "../settings/settings.js";
import type { Orm } from "../storage/orm.js";
import { cleanJson, cleanLine } from "../text/clean.js";
import { authorOf } from "./author.js";
import type { Context } from "./context.js";
import { listLeads } from "./leads/list-leads.js";
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

	command("find")
		.description("what is stored about a person")
		.action(({ email }: PersonOptions) =>
			withDatabase(context, async ({ orm }) => {
				const total = await countLeads(orm, { email });
				if (total > 0) await listLeads(orm, { email, limit: total }, output);
				for (const { id, name, visibility } of await dealershipsOf(orm, email)) {
					output.print(`Dealership ${id}: ${cleanLine(name)} (${visibility})`);
				}
				output.notify(`${pluralize(total, "lead")} of ${email}.`);
				if (await isDoNotContact(orm, email)) output.notify("Not to be contacted.");
			}),
		);

	command("export")
		.description("everything that is stored about a person, as JSON for them")
		.argument("[file]", "the file to write; by default standard output")
		.option("--force", "replaces an existing file")
		.action((file: string | undefined, { email, force }: PersonOptions & { force?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const text = `${cleanJson(await readPerson(orm, email))}\n`;
				if (file === undefined) await output.write(text);
				else await writeFileOnce(context.resolvePath(file), force, (write) => write(text));
			}),
		);

	command("erase")
		.description("deletes what is stored about a person, and records that something was deleted")
		.option("--dealerships", "deletes the dealerships with this address too")
		.option("--yes", "deletes; without it, the command only says what it would delete")
		.action(
			({ email, dealerships, yes }: PersonOptions & { dealerships?: boolean; yes?: boolean }) =>
				withDatabase(context, async ({ orm }) => {
					const listings = await dealershipsOf(orm, email);
					if (yes) {
						const erased = await orm.transaction(async (transaction) => {
							await recordAs(transaction, authorOf(context, "people erase"));
							const settings = readSettings(context.environment);
							return erasePerson(transaction, email, dealerships === true, settings);
						});
						output.print(
							`Erased: ${pluralize(erased.leads, "lead")}, ${pluralize(erased.dealerships, "dealership")}. Backups and sent mails still hold them.`,
						);
					} else {
						const total = await countLeads(orm, { email });
						output.print(
							`Would erase ${pluralize(total, "lead")} and ${pluralize(dealerships ? listings.length : 0, "dealership")}. To erase, add --yes.`,
						);
					}
					if (!dealerships && listings.length > 0) {
						output.notify(
							`${pluralize(listings.length, "dealership")} with this address stay. To erase them too, add --dealerships.`,
						);
					}
				}),
		);

	command("do-not-contact")
		.description("holds back the mails of a person's leads, and mails them none as a dealer")
		.option("--remove", "takes the person off the list")
		.action(({ email, remove }: PersonOptions & { remove?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				if (remove) await removeDoNotContact(orm, email);
				else await addDoNotContact(orm, email);
				output.print(remove ? `${email} may be contacted.` : `${email} is not contacted any more.`);
				for (const { id, name, visibility } of await dealershipsOf(orm, email)) {
					output.notify(
						`Dealership ${id}: ${cleanLine(name)} (${visibility}) has this address. ${remove ? "Leads that arrive from now on are mailed to it again." : "Its leads are the company's alone from now on."}`,
					);
				}
			}),
		);
}

async function readPerson(orm: Orm, email: string): Promise<object> {
	const leads: StoredLead[] = [];
	for await (const page of allLeads(orm, { email })) leads.push(...page);
	return {
		email,
		leads: leads.map(leadJson),
		dealerships: await dealershipsOf(orm, email),
		past: await pastOf(orm, email),
		doNotContact: await isDoNotContact(orm, email),
	};
}

function emailOption(text: string): string {
	const { success, data } = z.email().safeParse(text.trim());
	if (!success) throw new InvalidArgumentError("Give an email address, such as ada@example.com.");
	return data;
}
