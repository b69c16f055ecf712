import {
	cleanLine,
	discardNotices,
	formatTime,
	listNotices,
	type mails,
	readSettings,
	retryNotices,
} from "@nev/api/operations";
import type { Command } from "commander";
import { ExitError, UsageError } from "./cli-error.js";
import type { Context, Output } from "./context.js";
import { idsOption } from "./input/options.js";
import { pluralize } from "./output/format.js";
import { type Column, printList } from "./output/table.js";
import { withDatabase } from "./with-database.js";

const columns: Column<typeof mails.$inferSelect>[] = [
	{ heading: "ID", value: ({ id }) => String(id) },
	{ heading: "SINCE (UTC)", value: ({ createdAt }) => formatTime(createdAt) },
	{ heading: "STATE", value: ({ state }) => state },
	{ heading: "TO", value: ({ to }) => to ?? "" },
	{
		heading: "SUBJECT",
		value: ({ subject, leadId }) => subject ?? `Confirmation of lead ${leadId}`,
	},
	{ heading: "REPLY", value: ({ lastError }) => lastError ?? "", isOptional: true },
];

interface RetryFlags {
	readonly dead?: boolean;
	readonly waiting?: boolean;
}

/** `nev notices …` */
export function addNoticeCommands(parent: Command, context: Context): void {
	const { output } = context;
	parent
		.command("list")
		.description("those that are not sent, and why; sent ones are not kept")
		.option("--json", "prints JSON")
		.action(({ json }: { json?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const rows = await listNotices(orm);
				printList(rows, { columns, none: "None waits, and none has failed.", json }, output);
			}),
		);

	parent
		.command("retry")
		.description("sends those now that wait, have failed for good, or are held back")
		.argument("[id...]", "the ids of mails", idsOption)
		.option("--dead", "sends all that have failed for good")
		.option("--waiting", "sends all that wait, such as after the mail server was down")
		.action((ids: number[] = [], { dead, waiting }: RetryFlags) => {
			if ([dead, waiting, ids.length].filter(Boolean).length !== 1) {
				throw new UsageError(
					"Give either ids, or --dead for all that have failed for good, or --waiting for all that wait.",
				);
			}
			const which = dead ? "dead" : waiting ? "waiting" : ids;
			return withDatabase(context, async ({ orm }) => {
				const { to } = readSettings(context.environment).mail;
				const retried = await retryNotices(orm, which, to);
				const held = retried.filter(({ state }) => state === "held").map(({ id }) => id);
				const due = retried.filter(({ state }) => state !== "held").map(({ id }) => id);
				if (ids.length > 0) {
					const unchanged = (id: number) =>
						held.includes(id)
							? "is held back: retry it once its address is off the do-not-contact list"
							: "is not there, is being sent, or waits until its dealer is shown: see nev notices list";
					return report(ids, due, "is due now", unchanged, output);
				}
				if (retried.length === 0) {
					output.print(dead ? "No mail has failed for good." : "No mail waits.");
				}
				if (due.length > 0)
					output.print(`${pluralize(due.length, "mail is", "mails are")} due now.`);
				if (held.length > 0) {
					output.print(
						`${pluralize(held.length, "mail is", "mails are")} held back, because the ${held.length === 1 ? "dealer is" : "dealers are"} on the do-not-contact list.`,
					);
				}
			});
		});

	parent
		.command("discard")
		.description("deletes those that nobody needs")
		.argument("<id...>", "the ids of mails", idsOption)
		.action((ids: number[]) =>
			withDatabase(context, async ({ orm }) => {
				const gone = await discardNotices(orm, ids);
				report(ids, gone, "is discarded", () => "is not there: see nev notices list", output);
			}),
		);
}

function report(
	ids: readonly number[],
	done: readonly number[],
	success: string,
	failure: (id: number) => string,
	output: Output,
): void {
	for (const id of ids)
		output.print(cleanLine(`${id} ${done.includes(id) ? success : failure(id)}`));
	if (done.length < new Set(ids).size) throw new ExitError();
}
