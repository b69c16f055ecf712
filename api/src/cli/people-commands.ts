import type { Command } from "commander";
import { recordAs } from "../changes/author.js";
import { countLeads, type LeadFilter } from "../leads/stored-lead.js";
import { addDoNotContact, removeDoNotContact } from "../people/do-not-contact.js";
import { erasePerson } from "../people/person.js";
import { exportPerson, readPerson } from "../people/read-person.js";
import { readSettings } from "../settings/settings.js";
import { cleanJson, cleanLine } from "../text/clean.js";
import { authorOf } from "./author.js";
import type { Context } from "./context.js";
import { emailOption } from "./input/options.js";
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
				const { dealers, isDoNotContact } = await readPerson(orm, email);
				const leads = await countLeads(orm, { email });
				if (leads > 0) await listLeads(orm, { email, limit: leads }, output);
				for (const { id, name, visibility } of dealers) {
					output.print(`Dealership ${id}: ${cleanLine(name)} (${visibility})`);
				}
				output.notify(`${pluralize(leads, "lead")} of ${email}.`);
				if (isDoNotContact) output.notify("Not to be contacted.");
			}),
		);

	command("export")
		.description("everything that is stored about a person, as JSON for them")
		.argument("[file]", "the file to write; by default standard output")
		.option("--force", "replaces an existing file")
		.action((file: string | undefined, { email, force }: PersonOptions & { force?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const text = `${cleanJson(await exportPerson(orm, email))}\n`;
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
						const leads = await countLeads(orm, { email });
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

	command("do-not-contact")
		.description("holds back the mails of a person's leads, and mails them none as a dealer")
		.option("--remove", "takes the person off the list")
		.action(({ email, remove }: PersonOptions & { remove?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				if (remove) await removeDoNotContact(orm, email);
				else await addDoNotContact(orm, email);
				output.print(remove ? `${email} may be contacted.` : `${email} is not contacted any more.`);
				const { dealers } = await readPerson(orm, email);
				const waiting = remove ? 0 : await countLeads(orm, { email, state: "waiting" });
				if (waiting > 0) {
					output.notify(
						`${pluralize(waiting, "lead waits to be mailed, and is", "leads wait to be mailed, and are")} held back instead.`,
					);
				}
				/** Who may be contacted again is not sent what was held back meanwhile. */
				async function notifyOfHeld(filter: LeadFilter, option: string): Promise<void> {
					const held = remove ? await countLeads(orm, { ...filter, status: "held" }) : 0;
					if (held === 0) return;
					output.notify(
						`${pluralize(held, "lead stays", "leads stay")} held back: list with nev leads list ${option} --status held, send with nev leads release.`,
					);
				}
				await notifyOfHeld({ email }, `--email ${email}`);
				for (const { id, name, visibility } of dealers) {
					output.notify(
						`Dealership ${id}: ${cleanLine(name)} (${visibility}) has this address. ${remove ? "It is mailed leads from now on, if it is visible and approved." : "Its leads are the company's alone from now on."}`,
					);
					await notifyOfHeld({ dealership: id }, `--dealership ${id}`);
				}
			}),
		);
}
