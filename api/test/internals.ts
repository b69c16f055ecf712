/** What tests of operators use of the api, and operators themselves do not. */
export { companyOf } from "../src/company/company.js";
export { companyFactsOf } from "../src/company/company-facts.js";
export { readConfirmation } from "../src/leads/confirm-leads.js";
export { confirmationWriter } from "../src/leads/confirmation-text.js";
export { readLead } from "../src/leads/lead.js";
export { purgeExpired } from "../src/leads/purge-expired.js";
export { countRefusedLeads } from "../src/leads/refused-leads.js";
export { storeLead } from "../src/leads/store-lead.js";
export { watchMails } from "../src/leads/watch-mails.js";
export { writeMail } from "../src/leads/write-mail.js";
export { claimDue, recordOutcome } from "../src/mail-queue/claims.js";
export { runMailQueue } from "../src/mail-queue/mail-queue.js";
export { type MailWriterOptions, mailWriter } from "../src/mail-queue/mail-writer.js";
export { seedSampleDataOnce } from "../src/sample/seed.js";
export { openEmbeddedPostgres } from "../src/storage/embedded-postgres/embedded-postgres.js";
export { createOrm } from "../src/storage/orm.js";
export { withClient } from "../src/storage/with-client.js";
