import type { Consent } from "@nev/contract";
import { eq } from "drizzle-orm";
import { leads } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, vehicles } from "../storage/schema.js";
import type { Lead } from "./lead.js";

/** Reads a lead with what its mails say of its vehicle and its dealership. */
export async function readLead(orm: Orm, id: number): Promise<Lead | undefined> {
	const [row] = await orm.select().from(leads).where(eq(leads.id, id));
	if (!row) return undefined;
	const { payload, dealershipId, ...lead } = row;
	// Parsed by the contract's schema before it was stored.
	const sent = payload as Partial<Omit<Lead, keyof typeof lead>> & { consent?: Consent };
	const { message, page, consent, vehicleName, vehiclePrice, subject } = sent;
	const { address, city, state, zipCode, membershipId } = sent;
	const dealership = dealershipId === null ? undefined : await dealershipOf(orm, dealershipId);
	const vehicle = vehicleName ? await vehicleOf(orm, vehicleName) : undefined;
	return {
		...lead,
		...defined({ message, page, consent, vehicleName, vehiclePrice, subject }),
		...defined({ address, city, state, zipCode, membershipId }),
		...defined({ vehicle, dealership: lead.kind === "inquiry" ? dealership : undefined }),
	};
}

async function dealershipOf(orm: Orm, id: number): Promise<Lead["dealership"]> {
	const [found] = await orm.select().from(dealerships).where(eq(dealerships.id, id));
	return found && { name: found.name, email: found.email, leadFormat: found.leadFormat };
}

async function vehicleOf(orm: Orm, name: string): Promise<Lead["vehicle"]> {
	const [found] = await orm
		.select({ series: vehicles.series, model: vehicles.model, slug: vehicles.slug })
		.from(vehicles)
		.where(eq(vehicles.name, name))
		.limit(1);
	return found;
}

/** Without what is absent. */
function defined<Values extends object>(
	values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined | null> } {
	return Object.fromEntries(
		Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
	) as never;
}
