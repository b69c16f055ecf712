/** What `@nev/operations` needs of the api, which the site does not. */
export { backupTables } from "./backup/backup-format.js";
export {
	type BackupContents,
	DamagedBackupError,
	readBackup,
	verifyBackup,
} from "./backup/read-backup.js";
export { writeBackup } from "./backup/write-backup.js";
export { type Author, changeOf, recordAs } from "./changes/author.js";
export {
	type Edited,
	type EditOptions,
	editRow,
	type FieldProblem,
	type ParsedEdit,
} from "./changes/edit-row.js";
export {
	type Company,
	companyDefaults,
	formatMailboxes,
	readEmailAddress,
	readMailboxes,
	readTelephone,
} from "./company/company.js";
export {
	type CompanyTexts,
	type Reading,
	readCount,
	readDayHours,
	readTimeZone,
} from "./company/company-facts.js";
export { companyDay } from "./company/company-rates.js";
export { formatHours, parseHours } from "./company/opening-hours.js";
export { readCompany, readContact, type StoredCompany } from "./company/stored-company.js";
export {
	acceptedNotice,
	addressChangedNotice,
	declinedNotice,
} from "./corrections/correction-notices.js";
export {
	differences,
	editOf,
	type ListingChanges,
	type ListingDifference,
} from "./corrections/listing-changes.js";
export { approvalNotice } from "./dealerships/approval-notice.js";
export { dealerPoint, findDealersNear } from "./dealerships/dealers-near.js";
export {
	type DealershipIdentity,
	exactKey,
	identityKey,
	identityKeys,
	isElsewhere,
	isOther,
	type KeyedIdentity,
	streetKey,
} from "./dealerships/dealership-identity.js";
export {
	addressProblems,
	type DealershipEdit,
	duplicateField,
	type EditedDealership,
	editDealership,
	findProblems,
	parseEdit,
} from "./dealerships/edit-dealership.js";
export { type MailedAddress, mailedAddresses } from "./dealerships/lead-addresses.js";
export { type MailObstacle, mailObstacle } from "./dealerships/mail-obstacle.js";
export {
	readDealership,
	type StoredDealership,
	storedDealershipColumns,
} from "./dealerships/stored-dealership.js";
export { toListenError } from "./errors/listen-error.js";
export { OperatorError, StartError } from "./errors/operator-error.js";
export { explain } from "./explain.js";
export { connectionLimits, createHttpServer } from "./http/create-http-server.js";
export { notFound, toHttpError } from "./http/http-error.js";
export { limitBody, parseBody, parseQuery, requireUncodedBody } from "./http/parse-request.js";
export { isGenuine, rowsOfLeads } from "./insight/lead-sums.js";
export { adfMail } from "./leads/adf.js";
export { confirmReleased } from "./leads/confirm-leads.js";
export type { ConfirmationSettings } from "./leads/confirmation-text.js";
export {
	aboutOf,
	consentOf,
	deliveryProblem,
	describeDeliveries,
	describeDelivery,
	describeNotes,
	fieldOf,
	leadJson,
	textOf,
} from "./leads/describe-lead.js";
export { describeGivenBack, givenBackOf } from "./leads/give-back.js";
export { keyOfSender, runIdempotent } from "./leads/idempotency.js";
export { isForMailable } from "./leads/is-for-mailable.js";
export { isOverdue } from "./leads/is-overdue.js";
export { type Lead, type LeadDealership, readVehicle } from "./leads/lead.js";
export { restartClock } from "./leads/lead-clock.js";
export { dealLine, dealLinkOf, dealOf, dealRows } from "./leads/lead-deal.js";
export { leadMail } from "./leads/lead-mail.js";
export { labelledTexts, leadTextNames } from "./leads/lead-texts.js";
export { companyRecipients } from "./leads/mailed-address.js";
export { messageIdOf } from "./leads/message-id.js";
export { describeRouting, nearestDealerOf } from "./leads/nearest-dealer.js";
export {
	addressesOf,
	isToDealershipOf,
	reasonAgainstMail,
	reasonNotMailed,
} from "./leads/not-mailed.js";
export { describeOtherLeads, type OtherLead, readOtherLeads } from "./leads/same-sender.js";
export {
	allLeads,
	countLeads,
	type Delivery,
	findLeads,
	newestLeads,
	type StoredLead,
} from "./leads/stored-lead.js";
export { createLog } from "./log.js";
export type { Mail } from "./mail/mail.js";
export { createMailer } from "./mail/mailer.js";
export { notMailable, orUnrecorded } from "./mail-queue/claims.js";
export { countNotices, isOfClosed, readMailServerRefusal } from "./mail-queue/count-mails.js";
export { isUnclaimed } from "./mail-queue/due-mails.js";
export {
	addNotices,
	discardNotices,
	isUnsentNotice,
	type Notice,
	removeNotices,
	retryNotices,
	toldOfApproval,
} from "./mail-queue/notices.js";
export { type Archive, openArchive } from "./map/archive.js";
export { ArchiveChangedError, ArchiveError } from "./map/archive-error.js";
export { type ByteSource, openSource } from "./map/byte-source.js";
export { columnOf, rowOf } from "./map/covers.js";
export { decompress } from "./map/directory-cache.js";
export { mapLayers, missingLayers } from "./map/map-layers.js";
export { type MapTiles, openMapTiles } from "./map/map-tiles.js";
export { tileAt } from "./map/tile-at.js";
export {
	PrivateAddressError,
	type PublicLookupOptions,
	publicLookup,
} from "./network/public-lookup.js";
export { daysUntil, utcDay } from "./opening-hours/day.js";
export { openMinutesCounter } from "./opening-hours/open-time.js";
export { dealerSchedule } from "./opening-hours/schedules.js";
export { dealerTimeZone, timeZoneOf } from "./opening-hours/time-zones.js";
export { changesOfPerson } from "./people/changes-of-person.js";
export { isOfDeclinedSender, senderDeclined } from "./people/declined-sender.js";
export {
	addDoNotContact,
	findDoNotContact,
	isDoNotContact,
	normalizeEmail,
	removeDoNotContact,
} from "./people/do-not-contact.js";
export {
	dealershipsOf,
	erasePerson,
	isCorrectionOf,
	isLeadOf,
	isMailedAt,
	isNoticeOf,
} from "./people/person.js";
export { isInUnitedStates } from "./places/country-outline.js";
export { milesBetween, type Point } from "./places/miles-between.js";
export { type PlaceIndex, placeIndex, useOwnZipCodes } from "./places/place-index.js";
export { findTile } from "./routes/map-routes.js";
export {
	isSampleDealership,
	isSampleVehicle,
	isSeededDealership,
	sampleVehicleBySlug,
} from "./sample/sample-rows.js";
export {
	type NewDealershipRow,
	sampleDataTask,
	seedDatabase,
	seedDealerships,
} from "./sample/seed.js";
export { mailboxesError } from "./settings/company-settings.js";
export { productVersion } from "./settings/product-version.js";
export { readEnvironment } from "./settings/read-environment.js";
export { emailError, telephoneError } from "./settings/setting-types.js";
export { readSettings, type Settings } from "./settings/settings.js";
export { siteOrigin } from "./settings/site-origin.js";
export { listenForChanges } from "./storage/change-feed.js";
export { corrections } from "./storage/correction-schema.js";
export { makeFolders } from "./storage/create-folder.js";
export { type Database, openDatabase } from "./storage/database.js";
export { isDatabaseUnavailable, isReadOnly } from "./storage/database-error.js";
export { type FileLock, loadFileLocks } from "./storage/embedded-postgres/file-lock.js";
export { type leadGroupings, leadSums, searchSums } from "./storage/insight-schema.js";
export { leadNotes, leads } from "./storage/lead-schema.js";
export { isLockTimeout, lockInOrder, waitForImport, withLockTimeout } from "./storage/locks.js";
export {
	isLeadMail,
	isMailOf,
	isUnsent,
	type LeadMail,
	leadMailColumns,
	mails,
} from "./storage/mail-schema.js";
export { makerOf, newerSchemaError, newestMigration } from "./storage/migrate.js";
export { insertBatchSize, type Orm, rowVersion, type Transaction } from "./storage/orm.js";
export { readToday } from "./storage/read-today.js";
export { replaceFile, type Write } from "./storage/replace-file.js";
export { rollBackIf } from "./storage/roll-back.js";
export {
	backups,
	changeRows,
	changes,
	columnChoices,
	companyFacts,
	dealerships,
	distinctDealerships,
	images,
	isListed,
	isMailable,
	isVisible,
	oneTimeTasks,
	type RecordedValues,
	vehicles,
} from "./storage/schema.js";
export { cleanCsvLine, cleanJson, cleanLine, cleanLines } from "./text/clean.js";
export { plainApostrophes, sentence } from "./text/punctuation.js";
export { formatTime, hoursOf } from "./text/times.js";
