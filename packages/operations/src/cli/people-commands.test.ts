import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
	addDoNotContact,
	dealerships,
	isDoNotContact,
	readSettings,
	removeDoNotContact,
} from "@nev/api/operations";
import { claimDue, companyOf, withClient, writeMail } from "@nev/api/testing/internals.js";
import { lockWaits, untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, afterEach, expect, it, onTestFinished } from "vitest";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
afterAll(operator.close);
const { run, sql, orm } = operator;
const storeLead = leadStore(operator);
const { discard, handOver } = leadActions(orm);

afterEach(() =>
	sql("truncate leads, mails, dealerships, idempotency_keys, erasures, do_not_contact cascade"),
);

const settings = readSettings({
	SMTP_URL: "smtp://127.0.0.1:1",
	MAIL_FROM: "leads@nev.example.com",
	MAIL_TO: "sales@nev.example.com",
});

const grace = { name: "Grace Hopper", email: "grace@example.com", payload: {} };
const ada = ["--email", "ADA@example.com"];

it("nev people export writes everything about a person, and nothing about others", async () => {
	await orm.insert(dealerships).values({ ...gulfCarts, email: "ada@example.com" });
	await storeLead({}, { state: "sent" });
	await storeLead(grace);
	expect((await run("people", "export", ...ada, "ada.json")).code).toBe(0);
	const exported = JSON.parse((await run("people", "export", ...ada)).stdout);
	expect(exported).toMatchObject({
		leads: [
			{ name: "Ada Lovelace", payload: { message: "Hello" }, deliveries: [{ state: "sent" }] },
		],
		dealerships: [{ name: "Gulf Carts" }],
		doNotContact: false,
	});
	expect(JSON.stringify(exported)).not.toContain("Grace");
	expect((await run("people", "export", ...ada, "ada.json")).stderr).toMatch(/exists already/);
});

it("nev people erases a person on --yes, and records that without saying who", async () => {
	const [dealership] = await orm
		.insert(dealerships)
		.values({ ...gulfCarts, email: "ada@example.com" })
		.returning();
	const id = await storeLead({}, { state: "waiting" });
	const ofGrace = await storeLead(grace);
	const reason = "Spam of Ada@example.com, not bada@example.com";
	await discard(reason, ofGrace);
	await sql(
		"insert into mails (lead_id, recipient, state, last_error) values ($1, 'dealer', 'dead', '550 <Ada@example.com>: no such user')",
		[ofGrace],
	);
	await sql(
		"insert into lead_notes (lead_id, author, text) values ($1, 'Ada@example.com (desk)', 'Called'), ($1, 'bada@example.com (desk)', 'Her sister is <Ada@example.com>, not bada@example.com. Ask ada@example.com.')",
		[ofGrace],
	);
	await sql(
		"insert into mails (kind, to_address, subject, text) select 'notice', 'operator@example.com', 'A correction', unnest($1::text[])",
		[
			[
				"Email for leads: old@example.com → Ada@example.com\n",
				"Email for leads: a → bada@example.com",
				"The address belongs to another dealer (Ada@example.com).",
			],
		],
	);
	await sql(
		"insert into idempotency_keys (path, key, body_hash, answer) values ('contact', 'a', '', $1), ('contact', 'b', '', $2)",
		[JSON.stringify({ id }), JSON.stringify({ id: id + 1 })],
	);
	const signedUp = Number(dealership?.id);
	await sql(
		"insert into idempotency_keys (path, key, body_hash, answer) values ('dealerships', 'c', '', $1), ('dealerships', 'd', '', $2)",
		[JSON.stringify({ id: signedUp }), JSON.stringify({ id: signedUp + 1 })],
	);
	expect((await run("people", "erase", ...ada)).stdout).toBe(
		"Would erase 1 lead and 0 dealerships. To erase, add --yes.\n",
	);
	expect(await sql("select name from leads")).toHaveLength(2);

	const erased = await run("people", "erase", ...ada, "--yes");
	expect(erased).toMatchObject({
		code: 0,
		stdout: "Erased: 1 lead, 0 dealerships. Backups and sent mails still hold them.\n",
		stderr: "1 dealership stays with this address. To erase them too, add --dealerships.\n",
	});
	expect(await sql("select name, discard_reason from leads")).toEqual([
		{ name: "Grace Hopper", discard_reason: "Spam of erased, not bada@example.com" },
	]);
	expect(await sql("select lead_id, last_error from mails where kind = 'lead'")).toEqual([
		{ lead_id: ofGrace, last_error: null },
	]);
	expect(await sql("select author, text from lead_notes order by id")).toEqual([
		{ author: "erased", text: "Called" },
		{
			author: "bada@example.com (desk)",
			text: "Her sister is <erased>, not bada@example.com. Ask erased.",
		},
	]);
	expect(await sql("select text from mails where kind <> 'lead'")).toEqual([
		{ text: "Email for leads: a → bada@example.com" },
	]);
	await sql("truncate lead_notes; delete from mails where kind <> 'lead'");
	await sql("update leads set discard_reason = null");
	const keys = async () =>
		(await sql("select key from idempotency_keys order by key")).map(({ key }) => key);
	expect(await keys()).toEqual(["b", "c", "d"]);
	await run("people", "erase", ...ada, "--yes", "--dealerships");
	expect(await keys()).toEqual(["b", "d"]);
	expect(await sql("select id from dealerships")).toEqual([]);
	const records = await sql("select * from erasures order by id");
	expect(records).toEqual([
		{ id: expect.any(Number), erased_at: expect.any(Date), leads: 1, dealerships: 0 },
		{ id: expect.any(Number), erased_at: expect.any(Date), leads: 0, dealerships: 1 },
	]);
	const everything = await sql(`
		select query_to_xml(format('select * from %I.%I', schemaname, tablename), true, true, '')::text as rows
		from pg_tables where schemaname = 'public'`);
	expect(everything.filter(({ rows }) => /ada@|lovelace/i.test(String(rows)))).toEqual([]);
});

it.each([
	["hands them over", "select from dealerships for share", "select from leads for update"],
	["takes that back", "select from dealerships for key share", "select from leads for update"],
	[
		"discards them",
		"select from leads where id = (select min(id) from leads) for update",
		"select from leads where id = (select max(id) from leads) for update",
	],
])(
	"nev people erase does not keep waiting who %s at that moment",
	async (_, firstLock, secondLock) => {
		await orm.insert(dealerships).values({ ...gulfCarts, email: "ada@example.com" });
		const first = await storeLead();
		await storeLead();
		// Moves its row behind the other one.
		for (const email of [grace.email, "ada@example.com"]) {
			await sql("update leads set email = $1 where id = $2", [email, first]);
		}
		await withClient(operator.connection, async (acting) => {
			await acting.query(`begin; ${firstLock}`);
			const erased = run("people", "erase", ...ada, "--yes", "--dealerships");
			await untilLockIsAwaited(sql);
			await acting.query(`${secondLock}; commit`);
			expect(await erased).toMatchObject({ code: 0 });
		});
	},
);

it("nev people erase and a retry of mails that name the person wait for each other", async () => {
	const named = { state: "dead", lastError: "550 <ada@example.com>: no such user" } as const;
	const ids = [await storeLead(grace, named), await storeLead(grace, named)];
	// Moves its row behind the other one.
	await sql("update mails set attempts = 1 where lead_id = $1", [ids[0]]);
	const acting = await withClient(operator.connection, async (client) => {
		await client.query(`begin; select from mails where lead_id = ${ids[0]} for update`);
		const retry = run("leads", "retry", ...ids.map(String));
		await untilLockIsAwaited(sql);
		const erase = run("people", "erase", ...ada, "--yes");
		await expect.poll(() => sql(`select from ${lockWaits}`)).toHaveLength(2);
		await client.query("commit");
		return [retry, erase];
	});
	expect((await Promise.all(acting)).map(({ stderr }) => stderr)).toEqual(["", ""]);
	expect(await sql("select state, last_error from mails")).toEqual(
		Array(2).fill({ state: "waiting", last_error: null }),
	);
});

it("nev people erase removes the address from what a dealer wrote when it gave a lead back", async () => {
	await storeLead(grace);
	await sql("update leads set give_back_note = 'Ask Ada@example.com, not bada@example.com'");
	await run("people", "erase", ...ada, "--yes");
	expect(await sql("select give_back_note as note from leads")).toEqual([
		{ note: "Ask erased, not bada@example.com" },
	]);
});

it("nev people erase does not keep waiting who retries mails of a lead that names the person since then", async () => {
	const named = { state: "dead", lastError: "550 <ada@example.com>: no such user" } as const;
	const ids = [await storeLead(grace, named), await storeLead(grace, named)];
	const acting = await withClient(operator.connection, async (client) => {
		await client.query(`begin; select from mails where lead_id = ${ids[1]} for update`);
		const erase = run("people", "erase", ...ada, "--yes");
		await untilLockIsAwaited(sql);
		await sql("update leads set discard_reason = 'ada@example.com' where id = $1", [ids[0]]);
		const retry = run("leads", "retry", String(ids[0]));
		await expect.poll(() => sql(`select from ${lockWaits}`)).toHaveLength(2);
		await client.query("commit");
		return [erase, retry];
	});
	expect((await Promise.all(acting)).map(({ stderr }) => stderr)).toEqual(["", ""]);
});

it("nev people erase waits for one of another person that names this one", async () => {
	const replied = (name: string) => ({ lastError: `550 <${name}@example.com>: no such user` });
	await storeLead({}, replied("grace"));
	await storeLead(grace, replied("ada"));
	const erase = (name: string) => run("people", "erase", "--email", `${name}@example.com`, "--yes");
	const acting = await withClient(operator.connection, async (client) => {
		// Between the locks of the first and its sums.
		await client.query("begin; lock lead_sums in exclusive mode");
		const first = erase("ada");
		await untilLockIsAwaited(sql);
		const second = erase("grace");
		await expect.poll(() => sql(`select from ${lockWaits}`)).toHaveLength(2);
		await client.query("commit");
		return [first, second];
	});
	expect((await Promise.all(acting)).map(({ stderr }) => stderr)).toEqual(["", ""]);
	expect(await sql("select id from leads")).toEqual([]);
});

it("nev people erase leaves no trace of a person in the past", async () => {
	await sql("truncate changes, change_rows");
	const base = { ...gulfCarts, email: "info@example.com" };
	await orm.insert(dealerships).values([
		{ ...base, name: "Hers Today", email: "Ada@example.com" },
		{ ...base, name: "Hers Once", email: "ada@example.com" },
		{ ...base, name: "Gone", email: "ada@example.com" },
		{ ...base, name: "Never Hers" },
	]);
	const named = async (name: string) =>
		Number((await sql("select id from dealerships where name = $1", [name]))[0]?.id);
	const edit = async (name: string, ...options: string[]) =>
		run("dealerships", "edit", String(await named(name)), ...options);
	await edit("Hers Today", "--phone", "(239) 555-0100");
	await edit("Hers Once", "--email", "other@example.com");
	await edit("Hers Once", "--phone", "(239) 555-0101", "--email", "third@example.com");
	await edit("Never Hers", "--phone", "(239) 555-0102");
	await sql("delete from dealerships where name = 'Gone'");
	await sql(
		"insert into changes (actor, action) values ('ada@example.com (desk)', 'edit'), ('bada@example.com', 'edit')",
	);
	const lead = await storeLead({}, { state: "dead" });
	await discard("Ada asked for it", lead);
	const [today, once] = [await named("Hers Today"), await named("Hers Once")];
	const exported = JSON.parse((await run("people", "export", ...ada)).stdout);
	expect(exported.past.map(({ id }: { id: number }) => id)).toContain(once);

	await run("people", "erase", ...ada, "--yes", "--dealerships");
	const past = JSON.stringify(await sql("select * from change_rows"));
	expect(past).not.toMatch(/"ada@|Hers Today|Gone|555-0100/i);
	expect(past).toContain("Never Hers");
	expect(past).toContain("third@example.com");
	expect(await sql("select from change_rows where row_id = $1", [today])).toEqual([]);
	expect(
		await sql("select row_id from change_rows where table_name in ('leads', 'mails')"),
	).toEqual([]);
	expect(
		await sql(
			"select actor from changes where actor like '%erased%' or actor like '%@%' order by id",
		),
	).toEqual([{ actor: "erased" }, { actor: "bada@example.com" }]);
	// Nothing of it can come back.
	const changes = await sql("select id from changes order by id desc");
	for (const { id } of changes) await operator.undo(Number(id));
	const restored = JSON.stringify(await sql("select * from dealerships"));
	expect(restored).not.toMatch(/"ada@|Hers Today|Gone/i);
});

it("nev people erase removes a person's address from those that a dealer's leads are mailed to", async () => {
	await sql("truncate changes, change_rows");
	const [dealer] = await orm
		.insert(dealerships)
		.values({ ...gulfCarts, name: "Of Somebody Else" })
		.returning({ id: dealerships.id });
	const id = Number(dealer?.id);
	await run(
		"dealerships",
		"edit",
		String(id),
		"--lead-addresses",
		"b@x.example; Ada@example.com (ADF)",
	);
	await storeLead(
		{ ...grace, dealershipId: id },
		...["ada@example.com", "b@x.example"].map((to) => ({
			...({ recipient: "dealer", dealershipId: id, state: "sent", to } as const),
		})),
	);
	expect(JSON.parse((await run("people", "export", ...ada)).stdout)).toMatchObject({
		leadsOf: [{ id, name: "Of Somebody Else" }],
	});
	await run("people", "erase", ...ada, "--yes");
	expect(await sql("select lead_addresses from dealerships where id = $1", [id])).toEqual([
		{ lead_addresses: [{ email: "b@x.example", format: "mail" }] },
	]);
	expect(await sql("select to_address from mails where dealership_id = $1", [id])).toEqual([
		{ to_address: "b@x.example" },
	]);
	const past = JSON.stringify(await sql("select * from change_rows"));
	expect(past).not.toMatch(/ada@example/i);
	expect(past).toContain("b@x.example");
});

it("nev people erase keeps the past of a dealership that stays with its address", async () => {
	await orm.insert(dealerships).values({ ...gulfCarts, email: "ada@example.com" });
	const [dealership] = await sql("select id from dealerships");
	await run("people", "erase", ...ada, "--yes");
	expect(
		await sql("select after ->> 'email' as email from change_rows where row_id = $1", [
			dealership?.id,
		]),
	).toEqual([{ email: "ada@example.com" }]);
});

it("an import refuses a dealer on the do-not-contact list, and takes it off the list again", async () => {
	await addDoNotContact(orm, gulfCarts.email);
	expect(JSON.stringify(await sql("select * from do_not_contact"))).not.toContain("gulf.");
	operator.file(
		"dealers.csv",
		`name,address,city,state,zip,phone,email\nGulf Carts,1 Fifth Avenue,Naples,FL,34102,2395550142,${gulfCarts.email.toUpperCase()}\n`,
	);
	const refused = await run("import", "dealerships", "dealers.csv");
	expect(refused.code).toBe(1);
	expect(refused.stdout).toContain("its email address is on the do-not-contact list");

	await removeDoNotContact(orm, gulfCarts.email);
	expect((await run("import", "dealerships", "dealers.csv")).code).toBe(0);
});

it("an import keeps a listed dealer on the do-not-contact list in step, and gives its address to no other", async () => {
	await orm.insert(dealerships).values([
		{ ...gulfCarts, ref: "1" },
		{ ...gulfCarts, ref: "2", name: "Bay Carts", email: "sales@bay.example.com" },
	]);
	await addDoNotContact(orm, gulfCarts.email);
	const importRows = (emailOfBay: string, ...options: string[]) => {
		const rows = [`1,Gulf Carts,${gulfCarts.email}`, `2,Bay Carts,${emailOfBay}`];
		operator.file(
			"dealers.csv",
			`ref,name,email,address,city,zip,phone\n${rows.map((row) => `${row},1 Fifth Avenue,Naples,34102,2395550177\n`).join("")}`,
		);
		return run("import", "dealerships", "dealers.csv", ...options);
	};
	expect(await importRows("sales@bay.example.com", "--update", "--replace")).toMatchObject({
		code: 0,
	});
	expect(await sql("select distinct phone from dealerships")).toEqual([{ phone: "2395550177" }]);
	expect((await importRows("new@bay.example.com")).code).toBe(0);

	const refused = await importRows(gulfCarts.email.toUpperCase(), "--update");
	expect(refused.code).toBe(1);
	expect(refused.stdout).toMatch(
		/^3\t\d+\trefused\tBay Carts\tits email address is on the do-not-/m,
	);
});

it("mails a listed dealer on the do-not-contact list no lead, and says so", async () => {
	const reviewedAt = new Date();
	const [gulf, bay] = await orm
		.insert(dealerships)
		.values([
			{ ...gulfCarts, reviewedAt },
			{ ...gulfCarts, reviewedAt, name: "Bay Carts", email: "sales@bay.example.com" },
		])
		.returning();
	const id = Number(gulf?.id);
	const early = await storeLead(
		{ dealershipId: id },
		{ recipient: "company" },
		{ recipient: "dealer", dealershipId: id },
	);
	const ofBay = await storeLead({ dealershipId: bay?.id }, { recipient: "dealer", state: "sent" });
	await addDoNotContact(orm, "Sales@Gulf.example.com");

	const claims = (await claimDue(orm, 10)).sort((one, other) => one.id - other.id);
	const mails = await Promise.all(
		claims.map((claim) => writeMail(orm, claim, { ...settings, company: companyOf() })),
	);
	expect(claims.map(({ leadId }) => leadId)).toEqual([early, early]);
	const [toCompany, toDealer] = mails;
	expect(toCompany).toMatchObject({ to: settings.mail.to });
	expect(toDealer).toMatch(/asked not to be contacted/);
	expect(await handOver(id, ofBay)).toMatchObject({ leads: new Set([ofBay]), mails: new Set() });
	expect((await run("dealerships", "approve", String(id))).stdout).toMatch(
		/was approved already; to mail it its leads, take its email address off the do-not-contact list,/,
	);
	await removeDoNotContact(orm, "sales@gulf.example.com");
	expect((await run("dealerships", "approve", String(id))).stdout).toMatch(
		/was approved already\n$/,
	);
});

it("nev people refuses what is not an email address", async () => {
	expect(await run("people", "export", "--email", "ada")).toMatchObject({ code: 2, stdout: "" });
});

it("nev people takes each address that a lead may have", async () => {
	expect(await run("people", "export", "--email", "r&d@example.com")).toMatchObject({ code: 0 });
});

it("the do-not-contact list is keyed, also its entries of an earlier version, which still count", async () => {
	const unkeyed = (email: string) => createHash("sha256").update(email).digest("base64url");
	await sql("truncate do_not_contact");
	await addDoNotContact(orm, "New@example.com");
	await sql(
		"insert into do_not_contact (email_hash) select (do_not_contact_hashes('old@example.com'))[2]",
	);
	const hashes = (await sql("select email_hash from do_not_contact")).map((row) => row.email_hash);
	expect(hashes).toHaveLength(2);
	expect(hashes).not.toContain(unkeyed("old@example.com"));
	expect(hashes).not.toContain(unkeyed("new@example.com"));
	expect(hashes).not.toContain(createHash("sha256").update("new@example.com").digest("hex"));

	for (const email of ["new@example.com", "OLD@example.com"]) {
		expect(await isDoNotContact(orm, email)).toBe(true);
		await removeDoNotContact(orm, email);
		expect(await isDoNotContact(orm, email)).toBe(false);
	}
});

it("the do-not-contact list still counts after a restore into another database", async () => {
	const other = await openOperator();
	onTestFinished(other.close);
	await addDoNotContact(orm, "ada@example.com");
	await run("backup", "people.backup");
	other.file("people.backup", readFileSync(operator.path("people.backup")));
	await other.run("restore", "people.backup", "--yes");
	expect(await isDoNotContact(other.orm, "ada@example.com")).toBe(true);
});
