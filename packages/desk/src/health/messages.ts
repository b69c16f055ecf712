import { formatCount } from "../ui/messages.js";

const count = (n: number, one: string, several: string) =>
	n === 1 ? `1 ${one}` : `${formatCount(n)} ${several}`;

const missedBackups = (everyHours: number) =>
	`A server should make one every ${everyHours === 1 ? "hour" : `${formatCount(everyHours)} hours`} (BACKUP_EVERY). The servers' log says why none does.`;

export const healthMessages = {
	title: "Health",
	fine: "Fine",
	needsHand: "Needs a hand",
	checking: "Checking",
	mailServer: "Mail server",
	noMailServerRefusal: "Refuses nothing of what waits.",
	mailServerRefusal: (reply: string) =>
		`It refuses your account, whatever a mail says: ${reply} Correct SMTP_URL, MAIL_FROM or the account. Every mail is tried again within 15 minutes, for two weeks, and leads are safe in the database meanwhile.`,
	refusedLeads: "Refused leads",
	noRefusedLeads: "None yesterday or today.",
	someRefusedLeads: (n: number) =>
		`${count(n, "request with a lead was", "requests with a lead were")} refused yesterday or today, because the database did not take it. Forms try again, so most leads may be stored. The servers' log tells why.`,
	readOnly:
		"The database is read-only, so leads are refused and nothing can be edited here. Make it writable, or set DATABASE_URL to the primary.",
	failedMails: "Mails that failed or came back",
	noFailedMails: "None.",
	someFailedMails: (n: number) =>
		`${count(n, "mail", "mails")} failed for good or came back. Correct the mail server, or the dealer's address, then retry what failed and resend what came back. Discard what nobody needs.`,
	queue: "Mail queue",
	waitingMails: (n: number) =>
		n === 0 ? "No mail waits." : `${count(n, "mail waits", "mails wait")} to be sent.`,
	stuckMails: (n: number) =>
		`${count(n, "mail waits", "mails wait")}, and this desk knows of no mail server (SMTP_URL). Leads are safe in the database meanwhile.`,
	lateMails: (n: number, minutes: number) =>
		`Leads are not mailed: ${count(n, "mail waits", "mails wait")}, the longest for ${formatCount(minutes)} minutes. Leads are safe in the database meanwhile. A lead's page shows the mail server's reply.`,
	heldMails: "Mails held back",
	noHeldMails: "None.",
	someHeldMails: (n: number) =>
		`${count(n, "mail is", "mails are")} held back, because the lead looked suspicious, its sender asked not to be contacted, or its dealer may not be mailed. Look at them, then release or discard them.`,
	notices: "Mails about listings",
	failedNotices: (n: number) =>
		`${count(n, "mail", "mails")} to dealers, such as the reason of a rejection, failed for good. Look why, then retry or discard them.`,
	heldNotices: (n: number) =>
		`${count(n, "mail is", "mails are")} held back, because the ${n === 1 ? "dealer is" : "dealers are"} on the do-not-contact list.`,
	lateNotices: (n: number, minutes: number) =>
		`${count(n, "mail waits", "mails wait")}, the longest for ${formatCount(minutes)} minutes.`,
	stuckNotices: (n: number) =>
		`${count(n, "mail waits", "mails wait")}, and this desk knows of no mail server (SMTP_URL). Without one they are deleted after 30 days.`,
	newLeads: "New leads",
	countNewLeads: (n: number, overdue: number) =>
		n === 0
			? "Nobody waits to be taken."
			: `${count(n, "lead is", "leads are")} new. ${overdue === 0 ? "None has waited too long." : `Nobody has taken ${count(overdue, "lead", "leads")} in time.`}`,
	pending: "Dealers waiting for review",
	noPending: "None.",
	somePending: (n: number) =>
		`${count(n, "dealer waits", "dealers wait")}. Approve or reject them.`,
	corrections: "Corrections of dealers",
	noCorrections: "None waits.",
	someCorrections: (n: number) =>
		`${count(n, "correction waits", "corrections wait")}. Accept or decline them.`,
	showCorrections: "Show the corrections",
	unreviewed: "Visible dealers, not approved",
	noUnreviewed: "None.",
	someUnreviewed: (n: number) =>
		`${count(n, "dealer is", "dealers are")} visible and not approved, so no lead is mailed to them.`,
	backup: "Last backup",
	lastBackup: (time: string, file: string) => `${time}, ${file}.`,
	oldBackup: (hours: number, file: string, everyHours: number | null) =>
		`${hours < 48 ? count(hours, "hour", "hours") : count(Math.floor(hours / 24), "day", "days")} ago, ${file}. ${
			everyHours === null
				? "Make one with pnpm nev backup FILE, ideally every night."
				: missedBackups(everyHours)
		}`,
	noBackup: (everyHours: number | null) =>
		everyHours === null
			? "None known. pnpm nev backup FILE makes one, and leaves its time here. Other programs' backups are not known here."
			: `None known. ${missedBackups(everyHours)}`,
	map: "Map",
	builtInMap:
		"The built-in map, which has no streets. To download one that has them, run pnpm nev map get.",
	unreadableMap: (file: string) => `${file} cannot be read, so the map has no streets.`,
	uncheckedMap: (file: string, reason: string) =>
		`Whether the detailed part of ${file} has all dealers is not known. ${reason}`,
	outsideMap: (n: number, file: string) =>
		`${count(n, "dealer is", "dealers are")} outside the detailed part of ${file}, so the map has few streets around ${n === 1 ? "it" : "them"}. To download what is missing, run pnpm nev map get.`,
	moreDealers: (n: number) => `and ${formatCount(n)} more`,
	search: "Search of the desk",
	indexedSearch: "Uses its index.",
	slowSearch:
		"Reads every row, because the database lacks the extension pg_trgm. It works, and is slow with many dealers.",
	showLeads: "Show the leads",
	showDealers: "Show the dealers",
	showMails: "Show these mails",
	version: "Version",
	migration: "Schema",
	database: "PostgreSQL",
	size: "Size of the database",
	megabytes: (bytes: number) => `${formatCount(Math.ceil(bytes / 1_000_000))} MB`,
	installation: "Installation",
};
