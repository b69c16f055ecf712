import {
	type Consent,
	type ContactMessage,
	type Created,
	campaignField,
	campaignOf,
	consentVersionOf,
	dealershipFormSchema,
	type NewDealership,
	paths,
	type SpamSignals,
	spamSignalFields,
	type VehicleInquiry,
} from "@nev/contract";
import type { LeadKind, Suspicion } from "@nev/contract/desk";
import { recordAs } from "../changes/author.js";
import type { DealerNear } from "../dealerships/dealers-near.js";
import { isDoNotContact } from "../people/do-not-contact.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import { leads } from "../storage/lead-schema.js";
import { mails } from "../storage/mail-schema.js";
import type { Transaction } from "../storage/orm.js";
import { cleanLine } from "../text/clean.js";
import { type ConfirmationSettings, confirmationWriter } from "./confirmation-text.js";
import { type IdempotentRequest, keyOfSender, runIdempotent } from "./idempotency.js";
import { insertDealership } from "./insert-dealership.js";
import type { StoredConsent } from "./lead.js";
import { companyRecipients } from "./mailed-address.js";
import { isForNearest } from "./nearest-dealer.js";
import { PressAgainError } from "./press-again-error.js";
import { ChallengeError, type ProofOfWork } from "./proof-of-work.js";
import { storeLead } from "./store-lead.js";

/**
 * Stores leads. Each lead is committed together with its mails before its promise
 * resolves. A request with the idempotency key of an earlier one gets the earlier result.
 */
export interface LeadService {
	/**
	 * @throws {IdempotencyConflictError} if the key was used with another body
	 * @throws {ChallengeError} if the lead looks like spam, and its sender can solve the challenge but has not
	 * @throws {PressAgainError} if the honeypot is filled in, and the sender can ask its visitor to press again
	 */
	submitInquiry(inquiry: VehicleInquiry, sender: Sender): Promise<Created>;
	/**
	 * @throws {IdempotencyConflictError} if the key was used with another body
	 * @throws {ChallengeError} if the lead looks like spam, and its sender can solve the challenge but has not
	 * @throws {PressAgainError} if the honeypot is filled in, and the sender can ask its visitor to press again
	 */
	submitContact(message: ContactMessage, sender: Sender): Promise<Created>;
	/**
	 * @throws {IdempotencyConflictError} if the key was used with another body
	 * @throws {ChallengeError} if the lead looks like spam, and its sender can solve the challenge but has not
	 * @throws {PressAgainError} if the honeypot is filled in, and the sender can ask its visitor to press again
	 * @throws {DuplicateDealershipError} if the dealership is listed already
	 */
	submitDealership(dealership: NewDealership, sender: Sender): Promise<Created>;
}

/** What is known of a sender besides the body. */
export interface Sender {
	/** The idempotency key. */
	readonly key: string | undefined;
	/** Its network address has sent many leads within a minute. */
	readonly isFrequent: boolean;
}

export interface LeadServiceOptions {
	database: Pick<Database, "orm" | "pool" | "preparesStatements">;
	/** Whether an operator must approve a dealership that is submitted now. */
	reviewsDealerships: () => boolean;
	proofOfWork: ProofOfWork;
	/** Finds the dealership that a lead without one is for. Absent: it is the company's. */
	nearestDealer?: ((zipCode: string) => Promise<DealerNear | undefined>) | undefined;
	/** Of the confirmations to visitors, and of the webhook. */
	settings: ConfirmationSettings & Pick<Settings, "webhook">;
	/** Called after a lead is committed. */
	onStored: () => void;
}

type Body = VehicleInquiry | ContactMessage | NewDealership;

export function createLeadService({
	database,
	reviewsDealerships,
	proofOfWork,
	nearestDealer,
	settings,
	onStored,
}: LeadServiceOptions): LeadService {
	const isConfirmed = confirmationWriter(settings) !== undefined;
	const hasWebhook = settings.webhook !== undefined;

	/** Why a lead looks like spam, if it does. A doubtful sender that can prove itself has to. */
	async function suspicionOf(
		body: SpamSignals,
		request: IdempotentRequest,
		sender: Sender,
	): Promise<Suspicion | undefined> {
		const { website, proof, pressedAgain } = body;
		if (website && pressedAgain === false) throw new PressAgainError();
		if (website) return "trap";
		const doubt = doubtOf(body, sender);
		// Without a key, nothing would keep a proof from being used again.
		if (!doubt || proof === undefined || request.key === undefined) return doubt;
		if (proof && (await proofOfWork.isProven(request, proof))) return undefined;
		throw new ChallengeError(await proofOfWork.challengeFor(request));
	}

	async function submitLead(
		path: string,
		sender: Sender,
		kind: "inquiry" | "contact",
		body: VehicleInquiry | ContactMessage,
	): Promise<Created> {
		const request = requestOf(path, sender.key, body);
		const suspicion = await suspicionOf(body, request, sender);
		const named = "dealershipId" in body ? body.dealershipId : undefined;
		const nearest =
			named === undefined && body.zipCode && isForNearest(kind, "subject" in body && body.subject)
				? await nearestDealer?.(body.zipCode)
				: undefined;
		const dealershipId = named ?? nearest?.id;
		const id = await storeLead(
			database,
			{
				...leadOf(kind, body),
				...{ suspicion, dealershipId, isConfirmed, routedMiles: nearest?.miles, hasWebhook },
				company: settings.mail,
			},
			request,
		);
		onStored();
		return { id };
	}

	return {
		submitInquiry: (inquiry, sender) =>
			submitLead(paths.vehicleInquiry, sender, "inquiry", inquiry),
		submitContact: (message, sender) => submitLead(paths.contact, sender, "contact", message),
		async submitDealership(dealership, sender) {
			const request = requestOf(paths.dealerships, sender.key, dealership);
			const doubt = await suspicionOf(dealership, request, sender);
			const created = await database.orm.transaction((transaction) =>
				runIdempotent(transaction, request, async () => {
					const lead = leadOf("dealership", dealership);
					const isDeclined = await isDoNotContact(transaction, dealership.email);
					const suspicion = doubt ?? (isDeclined ? "declined" : undefined);
					await recordAs(transaction, { actor: "website", action: "signup" });
					const needsReview = reviewsDealerships() || suspicion !== undefined;
					// Without the honeypot and the other signals, which are no fields of a dealership.
					const form = dealershipFormSchema.parse(dealership);
					const { id, isPending } = await insertDealership(transaction, form, needsReview);
					await insertLead(
						transaction,
						{ ...lead, suspicion, dealershipId: id },
						settings.mail,
						hasWebhook,
					);
					return { id, ...(isPending && { pending: true }) };
				}),
			);
			onStored();
			return created;
		},
	};
}

function leadOf(kind: LeadKind, body: Body) {
	const { proof: _, pressedAgain, ...sent } = body;
	const { name, email, phone } = sent;
	const consent = "consent" in sent ? sent.consent : undefined;
	const told = "campaign" in sent ? sent.campaign : undefined;
	const ofPage = "page" in sent && sent.page ? campaignOf(sent.page) : undefined;
	// Anything may stand in an address.
	const campaign = campaignField.parse(cleanLine(told ?? ofPage ?? ""));
	const payload = {
		...sent,
		...(pressedAgain && { pressedAgain }),
		...(consent && { consent: withVersion(consent) }),
		...(campaign && { campaign }),
	};
	return { kind, name, email, phone, payload };
}

/** Names the version of our text that the visitor agreed to. What a client says about it does not count. */
function withVersion(consent: Consent): StoredConsent {
	return { ...consent, version: consentVersionOf(consent.text) ?? "unknown" };
}

function requestOf(path: string, key: string | undefined, body: Body): IdempotentRequest {
	return {
		path,
		key: key === undefined ? undefined : keyOfSender(key, body.email),
		body: comparableBody(body),
	};
}

/**
 * A retry may differ in what tells bots from people, in when consent was given, and in its campaign: the tab that
 * remembered it may be another one.
 */
function comparableBody(body: Body): unknown {
	const consent = "consent" in body && body.consent && { consent: body.consent.text };
	const isLeftOut = (name: string) => name in spamSignalFields || name === "campaign";
	const fields = Object.entries({ ...body, ...consent });
	return Object.fromEntries(fields.filter(([name]) => !isLeftOut(name)));
}

/** Nobody fills in a form faster, in milliseconds. Kept short because autofill is quick. */
const minFillTime = 1500;

/** Why a sender may be a bot. The payload of the specification (section 7) has no fill time. */
function doubtOf({ fillTime }: SpamSignals, { isFrequent }: Sender): Suspicion | undefined {
	if (fillTime !== undefined && fillTime < minFillTime) return "quick";
	return isFrequent ? "frequent" : undefined;
}

/**
 * Stores the lead of a signup together with its mails, which are held back if the lead is suspicious. A dealer
 * system gets none: it knows nothing but customers.
 */
async function insertLead(
	transaction: Transaction,
	lead: typeof leads.$inferInsert,
	{ leadAddresses }: Pick<Settings["mail"], "leadAddresses">,
	hasWebhook: boolean,
): Promise<void> {
	const [stored] = await transaction.insert(leads).values(lead).returning({ id: leads.id });
	if (!stored) throw new Error("The lead was not stored.");
	const mail = { leadId: stored.id, state: lead.suspicion ? "held" : "waiting" } as const;
	const readable = leadAddresses.filter(({ format }) => format === "mail");
	await transaction.insert(mails).values([
		...companyRecipients(readable).map((to, copy) => ({
			...{ ...mail, recipient: "company" as const, to, copy },
		})),
		...(hasWebhook ? [{ ...mail, kind: "webhook" as const, recipient: "webhook" as const }] : []),
	]);
}
