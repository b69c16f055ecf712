import type { DeskHealth, MapGaps } from "@nev/contract/desk";
import { formatMoment } from "../ui/moment.js";
import { healthMessages as messages } from "./messages.js";

/** A mail that has waited for longer is late, in seconds. docs/alerts.md has the same figure. */
const lateSeconds = 900;

/** Something that is fine or needs a hand. */
export interface Check {
	readonly name: string;
	readonly isFine: boolean;
	/** Whether it is not known yet if it is fine. */
	readonly isChecking?: boolean;
	readonly text: string;
	/** Where in the desk to see it. */
	readonly link?: { readonly to: string; readonly label: string };
	/** The dealers that it is about. */
	readonly gaps?: MapGaps;
}

/**
 * What to look at, what needs a hand first.
 *
 * @param gaps undefined while they are looked up; if they could not be, the reason
 */
export function checksOf(health: DeskHealth, now: Date, gaps?: MapGaps | string): Check[] {
	const { mail, dealers, corrections, newLeads, overdueLeads, isSearchIndexed } = health;
	const isLate = mail.oldestSeconds > lateSeconds;
	const checks: Check[] = [
		{
			name: messages.mailServer,
			isFine: mail.refusal === null,
			text:
				mail.refusal === null
					? messages.noMailServerRefusal
					: messages.mailServerRefusal(mail.refusal),
		},
		refusalCheck(health),
		{
			name: messages.failedMails,
			isFine: mail.dead === 0,
			text: mail.dead === 0 ? messages.noFailedMails : messages.someFailedMails(mail.dead),
			...(mail.dead > 0 && { link: { to: "/leads?problem=failed", label: messages.showLeads } }),
		},
		{
			name: messages.queue,
			isFine: !isLate && (mail.isConfigured || mail.waiting === 0),
			text: isLate
				? messages.lateMails(mail.waiting, Math.floor(mail.oldestSeconds / 60))
				: mail.isConfigured || mail.waiting === 0
					? messages.waitingMails(mail.waiting)
					: messages.stuckMails(mail.waiting),
			...(mail.waiting > 0 && {
				link: { to: "/leads?problem=waiting", label: messages.showLeads },
			}),
		},
		{
			name: messages.heldMails,
			isFine: mail.held === 0,
			text: mail.held === 0 ? messages.noHeldMails : messages.someHeldMails(mail.held),
			...(mail.held > 0 && { link: { to: "/leads?problem=held", label: messages.showLeads } }),
		},
		noticeCheck(health),
		{
			name: messages.newLeads,
			isFine: overdueLeads === 0,
			text: messages.countNewLeads(newLeads, overdueLeads),
			...(newLeads > 0 && {
				link: {
					to: overdueLeads > 0 ? "/leads?problem=overdue" : "/leads?stage=new",
					label: messages.showLeads,
				},
			}),
		},
		{
			name: messages.pending,
			isFine: dealers.pending === 0,
			text: dealers.pending === 0 ? messages.noPending : messages.somePending(dealers.pending),
			...(dealers.pending > 0 && {
				link: { to: "/dealers?visibility=pending", label: messages.showDealers },
			}),
		},
		{
			name: messages.corrections,
			isFine: corrections === 0,
			text: corrections === 0 ? messages.noCorrections : messages.someCorrections(corrections),
			...(corrections > 0 && { link: { to: "/corrections", label: messages.showCorrections } }),
		},
		{
			name: messages.unreviewed,
			isFine: dealers.unreviewed === 0,
			text:
				dealers.unreviewed === 0
					? messages.noUnreviewed
					: messages.someUnreviewed(dealers.unreviewed),
			...(dealers.unreviewed > 0 && {
				link: { to: "/dealers?visibility=unreviewed", label: messages.showDealers },
			}),
		},
		backupCheck(health, now),
		mapCheck(health, gaps),
		{
			name: messages.search,
			isFine: isSearchIndexed,
			text: isSearchIndexed ? messages.indexedSearch : messages.slowSearch,
		},
	];
	return checks.sort((one, other) => Number(one.isFine) - Number(other.isFine));
}

function refusalCheck({ database, refusedLeads }: DeskHealth): Check {
	const text = [
		database.isReadOnly ? messages.readOnly : "",
		refusedLeads > 0 ? messages.someRefusedLeads(refusedLeads) : "",
	].filter(Boolean);
	return {
		name: messages.refusedLeads,
		isFine: text.length === 0,
		text: text.join(" ") || messages.noRefusedLeads,
	};
}

function noticeCheck({ notices, mail }: DeskHealth): Check {
	const { waiting, held, dead, oldestSeconds } = notices;
	const isLate = oldestSeconds > lateSeconds;
	const isStuck = waiting > 0 && !mail.isConfigured;
	const text = [
		dead > 0 ? messages.failedNotices(dead) : "",
		isStuck
			? messages.stuckNotices(waiting)
			: isLate
				? messages.lateNotices(waiting, Math.floor(oldestSeconds / 60))
				: messages.waitingMails(waiting),
		held > 0 ? messages.heldNotices(held) : "",
	];
	return {
		name: messages.notices,
		isFine: dead === 0 && !isLate && !isStuck,
		text: text.filter(Boolean).join(" "),
		link: { to: "/mails", label: messages.showMails },
	};
}

function backupCheck({ backup, backupEveryHours }: DeskHealth, now: Date): Check {
	const name = messages.backup;
	if (!backup) return { name, isFine: false, text: messages.noBackup(backupEveryHours) };
	const hours = Math.floor((now.getTime() - Date.parse(backup.at)) / 3_600_000);
	// One may be missed. Without a schedule, a backup is made every night.
	const isFine = hours < 2 * (backupEveryHours ?? 24);
	const text = isFine
		? messages.lastBackup(formatMoment(backup.at), backup.file)
		: messages.oldBackup(hours, backup.file, backupEveryHours);
	return { name, isFine, text };
}

function mapCheck({ map }: DeskHealth, gaps: MapGaps | string | undefined): Check {
	const { file, isReadable } = map;
	const name = messages.map;
	if (file === null) return { name, isFine: true, text: messages.builtInMap };
	if (!isReadable) return { name, isFine: false, text: messages.unreadableMap(file) };
	if (gaps === undefined) return { name, isFine: true, isChecking: true, text: file };
	if (typeof gaps === "string") {
		return { name, isFine: false, text: messages.uncheckedMap(file, gaps) };
	}
	if (gaps.count === 0) return { name, isFine: true, text: file };
	return { name, isFine: false, text: messages.outsideMap(gaps.count, file), gaps };
}
