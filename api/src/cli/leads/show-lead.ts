import type { Orm } from "../../storage/orm.js";
import { CliError } from "../cli-error.js";
import type { Output } from "../context.js";
import { cleanJson, cleanLine } from "../output/clean.js";
import { consentOf, describeDelivery, leadJson, sent } from "./describe-lead.js";
import { type Delivery, newestLeads, type StoredLead } from "./stored-lead.js";

const suspicions = {
	trap: "a field that people do not see was filled in",
	quick: "the form was filled in faster than people do",
} as const;

/**
 * Prints everything that is known of a lead.
 *
 * @throws {CliError} where there is none with this id
 */
export async function showLead(
	orm: Pick<Orm, "select">,
	id: number,
	{ json }: { json?: boolean | undefined },
	output: Output,
): Promise<void> {
	const [stored] = await newestLeads(orm, { ids: [id] }, 1);
	if (!stored)
		throw new CliError(`There is no lead ${id}. See nev leads list for those there are.`);
	if (json) output.print(cleanJson(leadJson(stored)));
	else for (const line of linesOf(stored)) output.print(line);
}

function linesOf(stored: StoredLead): string[] {
	const { lead, dealershipName, deliveries } = stored;
	const consent = consentOf(stored);
	const message = sent(stored, "message");
	const facts: [label: string, value: string][] = [
		["Lead", `${lead.id} (${lead.uuid})`],
		["Received", lead.createdAt.toISOString()],
		["Kind", lead.kind],
		["Name", lead.name],
		["Email", lead.email],
		["Phone", lead.phone],
		["Vehicle", sent(stored, "vehicleName")],
		["Price shown", sent(stored, "vehiclePrice")],
		["Subject", sent(stored, "subject")],
		["Address", sent(stored, "address")],
		["City", sent(stored, "city")],
		["State", sent(stored, "state")],
		["ZIP code", sent(stored, "zipCode")],
		["Membership ID", sent(stored, "membershipId")],
		["Dealership", lead.dealershipId ? `${dealershipName} (${lead.dealershipId})` : ""],
		["Page", sent(stored, "page")],
		["Consent to calls", consent?.text ?? "not given"],
		["Consent given", consent?.givenAt ?? ""],
		["Suspicion", lead.suspicion ? `${lead.suspicion}: ${suspicions[lead.suspicion]}` : "none"],
		...deliveries.map(
			(delivery) => [`Mail to ${delivery.recipient}`, historyOf(delivery)] as [string, string],
		),
	];
	return [
		...facts
			.filter(([, value]) => value !== "")
			.map(([label, value]) => `${`${label}:`.padEnd(18)}${cleanLine(value)}`),
		...(message ? ["", message] : []),
	];
}

function historyOf(delivery: Delivery): string {
	const { attempts, sentAt } = delivery;
	const when = sentAt ? ` ${sentAt.toISOString()}` : "";
	return `${describeDelivery(delivery)}${when} (${attempts === 1 ? "1 attempt" : `${attempts} attempts`})`;
}
