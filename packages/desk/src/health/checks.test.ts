import type { DeskHealth, MapGaps } from "@nev/contract/desk";
import { expect, it } from "vitest";
import { checksOf } from "./checks.js";
import { healthMessages as messages } from "./messages.js";

const now = new Date("2026-11-25T12:00:00Z");

const fine: DeskHealth = {
	version: "1.0.0",
	migration: "0016_hand_over",
	database: { size: 12_000_000, server: "18.1", isReadOnly: false },
	refusedLeads: 0,
	isSearchIndexed: true,
	mail: { isConfigured: true, waiting: 0, held: 0, dead: 0, refusal: null, oldestSeconds: 0 },
	notices: { waiting: 0, held: 0, dead: 0, oldestSeconds: 0 },
	dealers: { visible: 300, pending: 0, unreviewed: 0 },
	corrections: 0,
	newLeads: 0,
	overdueLeads: 0,
	backup: { at: "2026-11-25T02:00:00Z", file: "/backups/nev" },
	backupEveryHours: null,
	map: { file: null, isReadable: true },
};

const troubles = (health: Partial<DeskHealth>) =>
	checksOf({ ...fine, ...health }, now).flatMap(({ name, isFine, link }) =>
		isFine ? [] : [[name, link?.to]],
	);

it("says what needs a hand, first, and where to mend it", () => {
	expect(troubles({})).toEqual([]);
	const mail = {
		...fine.mail,
		waiting: 3,
		held: 1,
		dead: 2,
		refusal: "535 No",
		oldestSeconds: 1000,
	};
	expect(troubles({ mail })).toEqual([
		[messages.mailServer, undefined],
		[messages.failedMails, "/leads?problem=failed"],
		[messages.queue, "/leads?problem=waiting"],
		[messages.heldMails, "/leads?problem=held"],
	]);
	expect(troubles({ notices: { ...fine.notices, dead: 1 } })).toEqual([
		[messages.notices, "/mails"],
	]);
	expect(troubles({ newLeads: 7 })).toEqual([]);
	expect(troubles({ newLeads: 7, overdueLeads: 7 })).toEqual([
		[messages.newLeads, "/leads?problem=overdue"],
	]);
	expect(troubles({ dealers: { visible: 1, pending: 1, unreviewed: 1 } })).toEqual([
		[messages.pending, "/dealers?visibility=pending"],
		[messages.unreviewed, "/dealers?visibility=unreviewed"],
	]);
});

it("says that leads were refused, or are because the database is read-only", () => {
	const textOf = (refusedLeads: number, isReadOnly = false) => {
		const database = { ...fine.database, isReadOnly };
		return checksOf({ ...fine, refusedLeads, database }, now).find(
			({ name, isFine }) => name === messages.refusedLeads && !isFine,
		)?.text;
	};
	expect(textOf(0)).toBeUndefined();
	expect(textOf(1)).toMatch(/^1 request with a lead was refused yesterday or today/);
	expect(textOf(2, true)).toMatch(
		/^The database is read-only, so leads are refused.* 2 requests with a lead were refused/,
	);
});

it("says that mails about listings have failed, are late, or wait for a mail server", () => {
	const notices = (figures: Partial<DeskHealth["notices"]>, isConfigured = true) =>
		troubles({
			notices: { ...fine.notices, ...figures },
			mail: { ...fine.mail, isConfigured },
		}).map(([name]) => name);
	expect(notices({ waiting: 2, oldestSeconds: 900 })).toEqual([]);
	expect(notices({ waiting: 2, oldestSeconds: 901 })).toEqual([messages.notices]);
	expect(notices({ dead: 1 })).toEqual([messages.notices]);
	expect(notices({ held: 1 })).toEqual([]);
	const textOf = (held: number) =>
		checksOf({ ...fine, notices: { ...fine.notices, held } }, now).find(
			({ name }) => name === messages.notices,
		)?.text;
	expect([0, 1, 2].map(textOf)).toEqual([
		"No mail waits.",
		"No mail waits. 1 mail is held back, because the dealer is on the do-not-contact list.",
		"No mail waits. 2 mails are held back, because the dealers are on the do-not-contact list.",
	]);
	expect(notices({}, false)).toEqual([]);
	expect(notices({ waiting: 1 }, false)).toEqual([messages.notices]);
});

it("says that mails of leads wait because the desk knows no mail server", () => {
	const mail = { ...fine.mail, waiting: 2 };
	const textOf = (isConfigured: boolean) =>
		checksOf({ ...fine, mail: { ...mail, isConfigured } }, now).find(
			({ name }) => name === messages.queue,
		)?.text;
	expect(textOf(true)).toBe("2 mails wait to be sent.");
	expect(textOf(false)).toMatch(/^2 mails wait, and this desk knows of no mail server/);
});

it("asks for a backup if none is known, or the last one is two days old", () => {
	expect(troubles({ backup: null })).toEqual([[messages.backup, undefined]]);
	const backup = (at: string) => ({ backup: { at, file: "/backups/nev" } });
	expect(troubles(backup("2026-11-23T12:00:01Z"))).toEqual([]);
	expect(troubles(backup("2026-11-23T12:00:00Z"))).toHaveLength(1);
});

it("says that the servers make no backup, if none is known or two are overdue", () => {
	const textOf = (backup: DeskHealth["backup"], backupEveryHours: number) => {
		const checks = checksOf({ ...fine, backup, backupEveryHours }, now);
		return checks.flatMap(({ name, isFine, text }) =>
			name === messages.backup && !isFine ? [text] : [],
		);
	};
	const backup = { at: "2026-11-23T12:00:00Z", file: "/backups/nev" };
	expect(textOf(backup, 48)).toEqual([]);
	expect(textOf(backup, 24)).toEqual([
		"2 days ago, /backups/nev. A server should make one every 24 hours (BACKUP_EVERY). The servers' log says why none does.",
	]);
	expect(textOf({ ...backup, at: "2026-11-25T10:00:00Z" }, 1)).toEqual([
		expect.stringMatching(/^2 hours ago, .* every hour /),
	]);
	expect(textOf(null, 24)).toEqual([expect.stringMatching(/^None known.*every 24 hours/)]);
});

it("says which dealers are outside the detailed part of the map, once that is known", () => {
	const mapOf = (map: DeskHealth["map"], gaps?: MapGaps | string) =>
		checksOf({ ...fine, map }, now, gaps).find(({ name }) => name === messages.map);
	const own = { file: "/maps/us.pmtiles", isReadable: true };
	const dealers = [{ id: 7, name: "Gulf Carts", place: "Naples, Florida" }];

	expect(mapOf(own)).toMatchObject({ isFine: true, isChecking: true, text: own.file });
	const isFine = { name: messages.map, isFine: true, text: own.file };
	expect(mapOf(own, { count: 0, dealers: [] })).toEqual(isFine);
	expect(mapOf(own, { count: 1, dealers })).toEqual({
		name: messages.map,
		isFine: false,
		text: "1 dealer is outside the detailed part of /maps/us.pmtiles, so the map has few streets around it. To download what is missing, run pnpm nev map get.",
		gaps: { count: 1, dealers },
	});
	expect(mapOf(own, { count: 1200, dealers })?.text).toMatch(
		/^1,200 dealers are outside .* around them\./,
	);
	expect(mapOf(own, "The map cannot be used: it is empty.")).toMatchObject({
		isFine: false,
		text: "Whether the detailed part of /maps/us.pmtiles has all dealers is not known. The map cannot be used: it is empty.",
	});
	expect(mapOf({ ...own, isReadable: false })).toMatchObject({ isFine: false });
	expect(mapOf({ file: null, isReadable: true })).toEqual({
		name: messages.map,
		isFine: true,
		text: "The built-in map, which has no streets. To download one that has them, run pnpm nev map get.",
	});
});
