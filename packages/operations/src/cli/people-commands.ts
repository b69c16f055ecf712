import {
	addDoNotContact,
	cleanJson,
	cleanLine,
	countLeads,
	dealershipsOf,
	erasePerson,
	type Orm,
	readSettings,
	reasonAgainstMail,
	recordAs,
	removeDoNotContact,
} from "@nev/api/operations";
import type { Command } from "commander";
import { exportPerson, readPerson, type StoredPerson } from "../people/read-person.js";
import {
	leadsHeldForDealership,
	leadsHeldForSender,
	leadsToHoldForSender,
	leadsWithoutMail,
} from "../people/unmailed-leads.js";
import { authorOf } from "./author.js";
import type { Context, Output } from "./context.js";
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
		.option("--remove", "takes the person off the list, and names what was not mailed meanwhile")
		.action(({ email, remove }: PersonOptions & { remove?: boolean }) =>
			withDatabase(context, ({ orm }) =>
				remove ? allowContact(orm, email, output) : stopContact(orm, email, output),
			),
		);
}

async function stopContact(orm: Orm, email: string, output: Output): Promise<void> {
	await addDoNotContact(orm, email);
	output.print(`${email} is not contacted any more.`);
	const waiting = await leadsToHoldForSender(orm, email);
	if (waiting.length > 0) {
		output.notify(
			`${pluralize(waiting.length, "lead waits to be mailed, and is", "leads wait to be mailed, and are")} held back instead.`,
		);
	}
	for (const dealer of (await readPerson(orm, email)).dealers) {
		output.notify(`${hasAddress(dealer)} Its leads are the company's alone from now on.`);
	}
}

/** Who may be contacted again is not sent by itself what was not mailed meanwhile. */
async function allowContact(orm: Orm, email: string, output: Output): Promise<void> {
	const since = await removeDoNotContact(orm, email);
	output.print(`${email} may be contacted.`);
	const held = await leadsHeldForSender(orm, email);
	if (held.length > 0) {
		output.notify(describeHeld(held, "from this address", "--email …"));
	}
	for (const dealer of await dealershipsOf(orm, email)) {
		const { id } = dealer;
		const reason = reasonAgainstMail(dealer);
		output.notify(
			`${hasAddress(dealer)} ${reason ? `It is mailed no leads, because ${reason}.` : "It is mailed leads from now on."}`,
		);
		const heldForIt = await leadsHeldForDealership(orm, id);
		if (heldForIt.length > 0) {
			output.notify(describeHeld(heldForIt, "for it", `--dealership ${id}`));
		}
		const unmailed = since ? await leadsWithoutMail(orm, id, since) : [];
		if (since && unmailed.length > 0) {
			const total = await countLeads(orm, { dealership: id, since });
			const list = `--dealership ${id} --since ${since.toISOString()} --limit ${total}`;
			const which = pluralize(unmailed.length, "lead for it was", "leads for it were");
			output.notify(
				`${which} not mailed meanwhile: ${reason ? "hand to another dealer" : "send"} with nev leads hand-over ${newest(unmailed)} --to ${reason ? "ID" : id}${describeOthers(unmailed, list)}`,
			);
		}
	}
}

/** @param list the options of `nev leads list` by which all of them are found */
const describeHeld = (ids: readonly number[], which: string, list: string) =>
	`${pluralize(ids.length, `lead ${which} stays`, `leads ${which} stay`)} held back: send with nev leads release ${newest(ids)}${describeOthers(ids, `${list} --state held`)}`;

const hasAddress = ({ id, name, visibility }: StoredPerson["dealers"][number]) =>
	`Dealership ${id}: ${cleanLine(name)} (${visibility}) has this address.`;

/** Leads that a line names, of more the newest. */
const maxNamed = 50;

const newest = (ids: readonly number[]) => ids.slice(-maxNamed).join(" ");

const describeOthers = ({ length }: readonly number[], list: string) =>
	length > maxNamed
		? `\nThese are the newest ${maxNamed} of ${length}. For the others, see nev leads list ${list}`
		: "";
