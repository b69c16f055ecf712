import type { Consent, InquiryDeal } from "@nev/contract";
import type { LeadFormat, LeadKind, Suspicion } from "@nev/contract/desk";
import { and, eq, getTableColumns } from "drizzle-orm";
import { dealerTimeZone } from "../opening-hours/time-zones.js";
import { leads } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, vehicles } from "../storage/schema.js";
import { describeGivenBack, givenBackName } from "./give-back.js";
import { inWords, type LeadText, leadTextNames } from "./lead-texts.js";
import { describeNearestDealer, describeRouting } from "./nearest-dealer.js";
import { readReasonNotMailed } from "./not-mailed.js";
import { type OtherLead, readOtherLeads } from "./same-sender.js";

/** A visitor's consent to be called, as it is stored. */
export interface StoredConsent extends Consent {
	/** The version of our text that they agreed to; `unknown` if the words are not ours. */
	readonly version?: string;
}

/** A stored lead with what its mails tell about its vehicle and its dealership. */
export interface Lead extends Readonly<Partial<Record<LeadText, string>>> {
	readonly id: number;
	/** Identifies the lead in its mails and in dealer systems. */
	readonly uuid: string;
	readonly kind: LeadKind;
	readonly createdAt: Date;
	readonly suspicion: Suspicion | null;
	readonly name: string;
	readonly email: string;
	readonly phone: string;
	/** The end of `name`, if the form asked for it. */
	readonly lastName?: string;
	readonly page?: string;
	readonly consent?: StoredConsent;
	/** What the visitor has worked out in the calculator, if they chose to send it. */
	readonly deal?: InquiryDeal;
	/** The address that opens the same deal. Known where a mail is written. */
	readonly dealLink?: string | undefined;
	/** The vehicle of the catalogue that an inquiry names, if there is one. */
	readonly vehicle?: { readonly series: string; readonly model: string; readonly slug: string };
	/** The dealership that it is for. One that submitted itself is not. */
	readonly dealership?: LeadDealership;
	/** The form named that dealership: nobody has chosen it since. */
	readonly isNamedByForm?: boolean;
	/** Which dealership has given it back, and why, while it is the company's. */
	readonly givenBack?: string;
	/** Why this was not mailed it. */
	readonly notMailed?: string;
	/** For its reader: `You are the nearest dealer, 12 miles from 34102`. */
	readonly routing?: string;
	/** Of one that is for no dealership: `Gulf Carts, Naples, Florida, 12 miles`. */
	readonly nearestDealer?: string;
	/** The id of the dealership that submitted itself, while it waits for review. */
	readonly waitsAs?: number;
	/** The leads that its sender sent within the day before. */
	readonly earlier?: readonly OtherLead[];
}

/** What the mails of a lead need to know of a dealership. */
export interface LeadDealership {
	readonly name: string;
	readonly email: string;
	readonly leadFormat: LeadFormat;
	/** The IANA name of its time zone, if it is known. */
	readonly timeZone?: string | null | undefined;
}

const leadColumns = getTableColumns(leads);

/** @param isForDealer whether its dealer is told of it */
export async function readLead(
	orm: Orm,
	id: number,
	isForDealer = false,
): Promise<Lead | undefined> {
	const [row] = await orm
		.select({ ...leadColumns, givenBackName })
		.from(leads)
		.where(eq(leads.id, id));
	if (!row) return undefined;
	const { payload, dealershipId, ...lead } = row;
	const givenBack = dealershipId === null ? describeGivenBack(row) : undefined;
	// The contract's schema parsed it before it was stored.
	const sent = payload as Partial<Omit<Lead, keyof typeof lead>>;
	const { page, consent, lastName, deal } = sent;
	const texts = leadTextNames.map((name) => {
		const text = sent[name];
		return [name, text && inWords(name, text)];
	});
	const isForDealership = lead.kind !== "dealership" && dealershipId !== null;
	const dealership = isForDealership ? await readLeadDealership(orm, dealershipId) : undefined;
	const notMailed = dealership && (await readReasonNotMailed(orm, id));
	const isNamedByForm = dealership && payload.dealershipId === dealershipId;
	const routing = describeRouting(row, isForDealer ? "You are" : "To");
	const nearestDealer = await describeNearestDealer(orm, row);
	const waitsAs = isForDealership ? undefined : await readWaiting(orm, dealershipId);
	const vehicle = sent.vehicleName ? await readVehicle(orm, sent.vehicleName) : undefined;
	const earlier = (await readOtherLeads(orm, [id])).filter(({ isEarlier }) => isEarlier);
	return {
		...lead,
		...definedOnly(Object.fromEntries(texts)),
		...definedOnly({ lastName, page, consent, deal, vehicle, dealership, isNamedByForm }),
		...definedOnly({ givenBack, notMailed, waitsAs, earlier }),
		...definedOnly({ routing, nearestDealer }),
	};
}

/** What the mails of a lead need to know of a dealership. */
export async function readLeadDealership(
	orm: Pick<Orm, "select">,
	id: number,
): Promise<LeadDealership | undefined> {
	const { name, email, leadFormat, timeZone, state, zipCode } = dealerships;
	const [dealership] = await orm
		.select({ name, email, leadFormat, timeZone, state, zipCode })
		.from(dealerships)
		.where(eq(dealerships.id, id));
	return dealership && { ...dealership, timeZone: dealerTimeZone(dealership) };
}

/** The id of a dealership, if it waits for review. */
async function readWaiting(orm: Orm, id: number | null): Promise<number | undefined> {
	if (id === null) return undefined;
	const isWaiting = and(eq(dealerships.id, id), eq(dealerships.visibility, "pending"));
	const [waiting] = await orm.select({ id: dealerships.id }).from(dealerships).where(isWaiting);
	return waiting?.id;
}

/** The vehicle of the catalogue that has a name. */
export async function readVehicle(orm: Orm, name: string): Promise<Lead["vehicle"]> {
	const [vehicle] = await orm
		.select({ series: vehicles.series, model: vehicles.model, slug: vehicles.slug })
		.from(vehicles)
		.where(eq(vehicles.name, name))
		.limit(1);
	return vehicle;
}

/** Leaves out undefined and null values. */
function definedOnly<Values extends object>(
	values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined | null> } {
	return Object.fromEntries(
		Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
	) as never;
}
