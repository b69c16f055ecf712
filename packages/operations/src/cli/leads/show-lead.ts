import {
	addressesOf,
	cleanJson,
	cleanLine,
	consentOf,
	type Delivery,
	dealLine,
	dealOf,
	describeDelivery,
	describeGivenBack,
	describeOtherLeads,
	describeRouting,
	fieldOf,
	findDoNotContact,
	findLeads,
	labelledTexts,
	normalizeEmail,
	type Orm,
	readOtherLeads,
	reasonNotMailed,
	textOf,
} from "@nev/api/operations";
import { suspicionTexts } from "@nev/contract/desk";
import {
	type LeadWithProblem,
	leadAndProblemJson,
	withProblems,
} from "../../leads/lead-problem.js";
import { CliError } from "../cli-error.js";
import type { Output } from "../context.js";
import { pluralize } from "../output/format.js";

/**
 * Prints a lead in full.
 *
 * @throws {CliError} if there is none with this id
 */
export async function showLead(
	orm: Pick<Orm, "select" | "execute">,
	id: number,
	{ json }: { json?: boolean | undefined },
	output: Output,
): Promise<void> {
	const [stored] = await withProblems(orm, await findLeads(orm, [id]));
	if (!stored) {
		throw new CliError(`There is no lead ${id}. To see all leads, run nev leads list.`);
	}
	const { lead } = stored;
	const declined = await findDoNotContact(orm, [lead.email, ...addressesOf(stored)]);
	const others = await readOtherLeads(orm, [id]);
	const known = {
		also: others.map((other) => other.id),
		isDoNotContact: declined.has(normalizeEmail(lead.email)),
		notMailed: reasonNotMailed(stored, declined),
	};
	if (json) output.print(cleanJson({ ...leadAndProblemJson(stored), ...known }));
	else for (const line of linesOf(stored, known)) output.print(line);
}

interface Known {
	/** The ids of the leads that its sender sent within a day of it. */
	readonly also: readonly number[];
	/** Whether its sender asked not to be contacted, also since then. */
	readonly isDoNotContact: boolean;
	readonly notMailed: string | undefined;
}

function linesOf(stored: LeadWithProblem, { also, isDoNotContact, notMailed }: Known): string[] {
	const { lead, dealership, deliveries, notes, problem } = stored;
	const consent = consentOf(stored);
	const message = fieldOf(stored, "message");
	const fields: [label: string, value: string][] = [
		["Lead", `${lead.id} (${lead.uuid})`],
		["Also", describeOtherLeads(also) ?? ""],
		["Received", lead.createdAt.toISOString()],
		["Kind", lead.kind],
		["Stage", lead.stage],
		["Problem", problem ?? ""],
		["Name", lead.name],
		["Email", lead.email],
		["Phone", lead.phone],
		...labelledTexts((name) => textOf(stored, name)),
		["Visitor's numbers", dealLine(dealOf(stored))],
		["Dealer", dealership ? `${dealership.name} (${lead.dealershipId})` : ""],
		["Routed", describeRouting(lead) ?? ""],
		["Given back", describeGivenBack(lead) ?? ""],
		["To be taken by", lead.stage === "new" ? (lead.overdueAt?.toISOString() ?? "") : ""],
		["Reminded", lead.remindedAt?.toISOString() ?? ""],
		["Not mailed to the dealer", notMailed ? `because ${notMailed}` : ""],
		["Page", fieldOf(stored, "page")],
		["Consent to calls", consent?.text ?? "not given"],
		["Consent given", consent?.givenAt ?? ""],
		["Consent text", consent?.version ?? ""],
		["Suspicion", lead.suspicion ? `${lead.suspicion}: ${suspicionTexts[lead.suspicion]}` : "none"],
		["Do not contact", isDoNotContact ? suspicionTexts.declined : ""],
		[
			"Discarded",
			lead.discardedAt ? `${lead.discardedAt.toISOString()}: ${lead.discardReason ?? ""}` : "",
		],
		...deliveries.map((delivery): [string, string] => [
			`Mail to ${delivery.recipient}`,
			describeHistory(delivery, lead.dealershipId),
		]),
		...notes.map(({ at, author, text }): [string, string] => [
			"Note",
			`${at.toISOString()} ${author}: ${text}`,
		]),
	];
	return [
		...fields
			.filter(([, value]) => value !== "")
			.map(([label, value]) => `${`${label}:`.padEnd(17)} ${cleanLine(value)}`),
		...(message ? ["", message] : []),
	];
}

/** @param leadDealershipId whose name is elsewhere */
function describeHistory(delivery: Delivery, leadDealershipId: number | null): string {
	const { attempts, sentAt, dealershipId, dealership, to } = delivery;
	const other =
		dealership && dealershipId !== leadDealershipId ? ` ${dealership.name} (${dealershipId}):` : "";
	const address = to === null ? "" : ` ${to}:`;
	const time = sentAt ? ` ${sentAt.toISOString()}` : "";
	return `${other}${address} ${describeDelivery(delivery)}${time} (${pluralize(attempts, "attempt")})`;
}
