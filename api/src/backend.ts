import { acknowledgePathOf } from "@nev/contract";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { createScheduledBackups } from "./backup/scheduled-backups.js";
import { type Catalogue, openCatalogue } from "./catalogue/catalogue.js";
import { changeTimesOf, type ReadChangeTimes } from "./catalogue/change-times.js";
import type { Company } from "./company/company.js";
import { fillCompany } from "./company/fill-company.js";
import { type Corrections, createCorrections } from "./corrections/corrections.js";
import { createApi } from "./create-api.js";
import { approvalNotice } from "./dealerships/approval-notice.js";
import { findNearestDealer } from "./dealerships/dealers-near.js";
import { endPauses } from "./dealerships/end-pauses.js";
import { toListenError } from "./errors/listen-error.js";
import { type AnswerCache, createAnswerCache } from "./http/answer-cache.js";
import { createDatasetVersions } from "./http/datasets.js";
import type { CreateInProcessClient } from "./http/in-process-client.js";
import { createRenderQueue, type RenderQueue } from "./http/render-queue.js";
import { countSearches } from "./insight/count-searches.js";
import { type Acknowledgements, createAcknowledgements } from "./leads/acknowledge-lead.js";
import { readConfirmation } from "./leads/confirm-leads.js";
import { confirmationWriter } from "./leads/confirmation-text.js";
import { writeLeadEvent } from "./leads/lead-event.js";
import { createLeadService } from "./leads/lead-service.js";
import { createProofOfWork } from "./leads/proof-of-work.js";
import { purgeExpired } from "./leads/purge-expired.js";
import { countRefusedLeads } from "./leads/refused-leads.js";
import { readReminder } from "./leads/reminder-mail.js";
import { watchCompanyMails } from "./leads/watch-company-mails.js";
import { watchLeads } from "./leads/watch-leads.js";
import { watchMails } from "./leads/watch-mails.js";
import { type AcknowledgeAddress, writeMail } from "./leads/write-mail.js";
import { createClientLimiter } from "./limits/limit-rate.js";
import { createMailer, type Mailer } from "./mail/mailer.js";
import type { Room } from "./mail-queue/due-mails.js";
import { type MailQueue, runMailQueue } from "./mail-queue/mail-queue.js";
import { mailWriter } from "./mail-queue/mail-writer.js";
import { openMapTiles } from "./map/map-tiles.js";
import { recordRefusedLead, serveMetrics } from "./observability/metrics.js";
import { watchDatabase } from "./observability/watch-database.js";
import { placeIndex, useOwnZipCodes } from "./places/place-index.js";
import { openRoadRules } from "./road-rules/road-rules.js";
import { seedDatabase } from "./sample/seed.js";
import type { Settings } from "./settings/settings.js";
import { type Database, openDatabase } from "./storage/database.js";
import { withLockTimeout } from "./storage/locks.js";
import { sharedSecret } from "./storage/shared-secret.js";

/** A statement that takes longer, in milliseconds, counts as a failure of the database. */
const queryTimeout = 10_000;

/** The API with its map, its database connection and its background tasks. */
export interface Backend {
	readonly api: Hono;
	/** Calls the API in this process. */
	readonly clientFor: CreateInProcessClient;
	readonly catalogue: Catalogue;
	/** Reads when the pages of vehicles and dealers changed last. */
	readonly changeTimes: ReadChangeTimes;
	/** How dealers correct their own listings. */
	readonly corrections: Corrections;
	/** How dealers say that they have a lead. */
	readonly acknowledgements: Acknowledgements;
	/** The cached answers of the API, and of what else is served with it. */
	readonly answers: AnswerCache;
	/** Where everything waits that renders. */
	readonly renderQueue: RenderQueue;
	/** Stops the background tasks and closes the database and the map. */
	close(): Promise<void>;
}

/**
 * Opens the map and the database, reads the catalogue, and starts the background tasks.
 *
 * @throws {Error} if the map or the database cannot be opened; nothing is left running
 */
export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
	const closers: (() => unknown)[] = [];
	async function close(): Promise<void> {
		for (const closer of closers.toReversed()) await closer();
	}
	try {
		const services = await openServices(settings, log, (closer) => closers.push(closer));
		return { ...services, close };
	} catch (error) {
		await close();
		throw error;
	}
}

/** @param onClose takes what is to be done at the end, in reverse order */
async function openServices(
	settings: Settings,
	log: Logger,
	onClose: (closer: () => unknown) => void,
): Promise<Omit<Backend, "close">> {
	const { publicUrl } = settings;
	useOwnZipCodes(settings.zipCodesFile);
	const places = placeIndex();
	const versions = createDatasetVersions();
	const map = await openMapTiles(settings.mapFile, log, {
		onReplaced: () => versions.increment(["map"]),
	});
	onClose(() => map.close());
	const roadRules = await openRoadRules(settings.roadRulesFile, log, {
		onReplaced: () => versions.increment(["roadRules"]),
	});
	onClose(() => roadRules.close());
	const database = await openDatabase(settings, log, {
		queryTimeout,
		migrates: settings.migratesAtStart,
		seed: seedDatabase,
	});
	onClose(() => database.close());
	await fillCompany(database.orm, settings, log);
	const catalogue = await openCatalogue(database, places, log, versions.increment);
	onClose(() => catalogue.stop());
	const company = () => catalogue.snapshot.company;
	const databaseWatch = await watchDatabase({ database, catalogue, log });
	onClose(() => databaseWatch.stop());
	const visitors = { ...database, orm: withLockTimeout(database.orm) };
	const leadLimiter = createClientLimiter(database.pool, {
		name: "leads",
		points: settings.leadsPerMinute,
	});
	const acknowledgements = createAcknowledgements({
		database: visitors,
		secret: sharedSecret(database, "acknowledgements"),
		limiter: leadLimiter,
		mail: settings.mail,
	});
	const mailer = openMailer(settings, company, log);
	onClose(() => mailer?.close());
	const mailQueue =
		(mailer || settings.webhook) &&
		startMailQueue(
			database,
			mailer,
			settings,
			catalogue,
			log,
			publicUrl === undefined
				? undefined
				: async (lead, dealershipId) =>
						publicUrl + acknowledgePathOf(await acknowledgements.tokenFor(lead, dealershipId)),
		);
	onClose(() => mailQueue?.stop());
	const leadWatch = watchLeads({
		database,
		overdueHours: settings.leadOverdueHours,
		onReminders: mailer && mailQueue?.wake,
		log,
	});
	onClose(() => leadWatch.stop());
	// Without a mail server, digests and reminders would be sent all at once when there is one.
	const companyMails =
		mailer &&
		mailQueue &&
		watchCompanyMails({
			...{ database, mail: settings.mail, log },
			timeZone: () => catalogue.snapshot.companyFacts.support.timeZone,
			onStored: () => mailQueue.wake(),
		});
	onClose(() => companyMails?.stop());
	const backups =
		settings.backup &&
		createScheduledBackups({
			...settings.backup,
			database,
			mail: mailer && settings.mail,
			onTold: () => mailQueue?.wake(),
			log,
		});
	backups?.start();
	onClose(() => backups?.stop());
	const purge = purgeExpired(database, log);
	onClose(() => purge.stop());
	const pauses = endPauses(database, log);
	onClose(() => pauses.stop());
	const reviewsDealerships = () =>
		settings.reviewsDealerships ?? !catalogue.snapshot.sampleData.dealerships;
	const corrections = createCorrections({
		database: visitors,
		places,
		mailer,
		limiter: leadLimiter,
		settings,
		company,
		needsReview: reviewsDealerships,
		onSaved: () => mailQueue?.wake(),
		log,
	});
	onClose(() => corrections.stop());
	const searches = settings.hasInsight ? countSearches(database.orm, log) : undefined;
	const refusals = countRefusedLeads(database, log);
	onClose(() => Promise.all([searches?.stop(), refusals.stop()]));
	const { metricsPort: port, host } = settings;
	if (port !== undefined) {
		const metrics = await serveMetrics({
			...{ catalogue, database, databaseWatch, port, host },
			hasWebhook: settings.webhook !== undefined,
		}).catch((error) => {
			throw toListenError(error, "METRICS_PORT", port, host);
		});
		onClose(() => metrics.close());
	}
	const leadService = createLeadService({
		database: visitors,
		reviewsDealerships,
		nearestDealer: settings.routesLeads
			? (zipCode) => findNearestDealer(database.orm, zipCode)
			: undefined,
		proofOfWork: createProofOfWork(sharedSecret(database, "challenges")),
		settings,
		onStored: () => mailQueue?.wake(),
	});
	const renderQueue = createRenderQueue();
	const answers = createAnswerCache({ versions, queue: renderQueue, onSearch: searches?.onSearch });
	const { app: api, clientFor } = createApi({
		catalogue,
		database: databaseWatch,
		places,
		map,
		roadRules,
		leadService,
		leadLimiter,
		onLeadRefused() {
			recordRefusedLead();
			refusals.count();
		},
		answers,
		settings,
		log,
	});
	return {
		...{ api, clientFor, catalogue, corrections, acknowledgements, answers, renderQueue },
		changeTimes: changeTimesOf(database.orm),
	};
}

/** The mails that wait for another process, or for a setting, are left alone. */
function sendableOf(hasMailServer: boolean, hasWebhook: boolean): Room["only"] {
	if (!hasWebhook) return "mails";
	return hasMailServer ? undefined : "webhook";
}

/** Without a mail server, leads are stored and mailed once one is configured. */
function openMailer({ mail }: Settings, company: () => Company, log: Logger): Mailer | undefined {
	if (mail.smtpUrl) return createMailer(mail, mail.smtpUrl, () => company().name);
	log.warn("SMTP_URL is not set: leads are stored, and no mail is sent");
	return undefined;
}

function startMailQueue(
	database: Database,
	mailer: Mailer | undefined,
	settings: Settings,
	catalogue: Catalogue,
	log: Logger,
	addressOf: AcknowledgeAddress | undefined,
): MailQueue {
	const { mail, webhook, publicUrl } = settings;
	const { orm } = database;
	const company = () => catalogue.snapshot.company;
	const watch =
		mailer &&
		watchMails({
			...{ database, mailer, mail, log },
			hasWebhook: webhook !== undefined,
			deskOrigin: settings.desk.origin,
		});
	const confirm = confirmationWriter(settings);
	const write = mailWriter(orm, {
		mail,
		writeLead(claim) {
			const { timeZone } = catalogue.snapshot.companyFacts.support;
			const options = { mail, publicUrl, company: company(), companyZone: timeZone };
			return writeMail(orm, claim, options, addressOf);
		},
		remind: (claim) => readReminder(orm, claim, company(), addressOf),
		writeWebhook: webhook && ((claim) => writeLeadEvent(orm, claim, webhook)),
		confirm: confirm && ((id) => readConfirmation(orm, id, confirm, company())),
		tellApproval:
			publicUrl === undefined
				? undefined
				: (dealership) => approvalNotice(dealership, publicUrl, company()),
	});
	const { wake, stop } = runMailQueue({
		...{ database, write, log },
		mailer: mailer ?? { send: () => Promise.reject(new Error("SMTP_URL is not set.")) },
		companyEmail: mail.to,
		only: sendableOf(mailer !== undefined, webhook !== undefined),
	});
	return {
		wake,
		async stop() {
			await watch?.stop();
			await stop();
		},
	};
}
