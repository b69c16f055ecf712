import { createHash } from "node:crypto";
import {
	type CorrectionField,
	type CorrectionForm,
	correctionFields,
	correctionFormSchema,
} from "@nev/contract";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { inquiry, post } from "../../test/leads.js";
import { startMailServer } from "../../test/mail-server.js";
import { databaseUrl, openTestBackend, silent } from "../../test/test-backend.js";
import { endPauses } from "../dealerships/end-pauses.js";
import { isLockTimeout } from "../storage/locks.js";
import { createOrm } from "../storage/orm.js";
import { withClient } from "../storage/with-client.js";

let isMailServerBusy = false;
const mailServer = await startMailServer({
	onRcptTo: (_address, _session, callback) =>
		callback(isMailServerBusy ? Object.assign(new Error("busy"), { responseCode: 451 }) : null),
});
const settings = {
	SMTP_URL: mailServer.url,
	MAIL_FROM: "site@nev.example.com",
	MAIL_TO: "operator@nev.example.com",
	LEADS_PER_MINUTE: "1000",
};
const backend = await openTestBackend({ ...settings, DEALERSHIP_REVIEW: "false" });
const { sql, corrections } = backend;
const url = databaseUrl(backend.connection, backend.connection.database);
const reviewing = await openTestBackend({
	...settings,
	DATABASE_URL: url,
	DEALERSHIP_REVIEW: "true",
});
afterAll(async () => {
	await reviewing.close();
	await backend.close();
	await mailServer.close();
});

const address = "owner@gulf.example.com";
const pollOptions = { interval: 20 };
let id: number;

const listing = {
	...Object.fromEntries(correctionFields.map((field) => [field, ""])),
	address: "1 Fifth Avenue",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0199",
	email: address,
};
type Texts = Partial<Record<CorrectionField, string>>;
const form = (changes: Texts = {}) => correctionFormSchema.parse({ ...listing, ...changes });

beforeEach(async () => {
	mailServer.received.length = 0;
	await sql(
		"truncate corrections, correction_links, dealer_networks, mails, changes, change_rows, do_not_contact",
	);
	await sql("delete from dealerships where name in ('Gulf Carts', 'Bay Carts')");
	const [row] = await sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email, latitude, longitude, reviewed_at)
		values ('Gulf Carts', $1, $2, $3, $4, $5, $6, 26.14, -81.79, now()) returning id`,
		[listing.address, listing.city, listing.state, listing.zipCode, listing.phone, address],
	);
	id = Number(row?.id);
	await sql("truncate changes, change_rows");
});

const dealership = async () =>
	(
		await sql(
			"select address, zip_code, phone, email, website, opening_hours, paused_until::text, latitude from dealerships where id = $1",
			[id],
		)
	)[0];

const mailsTo = (to: string) => mailServer.received.filter((mail) => mail.to === to);

/** Asks for a link, and waits until it is mailed or is not going to be. */
async function requestLink(
	asked: number | { readonly email: string } = id,
	from = corrections,
	client = "203.0.113.7",
): Promise<void> {
	expect(
		from.requestLink(asked, client, (_, token) => `https://nev.example.com/?t=${token}`),
	).toBeUndefined();
	await from.stop();
}

/** The token of the newest mail. */
async function mailedToken(from = corrections): Promise<string> {
	const before = mailsTo(address).length;
	await requestLink(id, from);
	await expect.poll(() => mailsTo(address).length, pollOptions).toBe(before + 1);
	const [, token] = /\?t=([\w-]+)/.exec(mailsTo(address).at(-1)?.email.text ?? "") ?? [];
	if (!token) throw new Error("There is no token in the mail.");
	return token;
}

async function openSession(from = corrections): Promise<string> {
	const opened = await from.open(await mailedToken(from), "203.0.113.7");
	if (opened.kind !== "opened") throw new Error("The link was not good.");
	return opened.session;
}

/** Saves a form that has the values of before, but for some, and that was opened just now or with `shown`. */
async function save(session: string, changes: Texts, to = corrections, shown?: CorrectionForm) {
	const seen = shown ?? (await to.read(session))?.values;
	const filledIn = form(changes);
	const fields = Object.keys(filledIn) as (keyof typeof filledIn)[];
	const touched = fields.filter((field) => filledIn[field] !== seen?.[field]);
	return to.save(session, id, { form: filledIn, touched }, "203.0.113.7");
}

describe("the owner", () => {
	it("corrects the listing, which is live at once, and its past names the mailed link", async () => {
		const session = await openSession();
		expect(await corrections.read(session)).toEqual({
			id,
			name: "Gulf Carts",
			values: form(),
			isWaiting: false,
		});
		const changes = {
			phone: "(239) 555-0100",
			website: "gulf.example.com",
			openingHours: "Mo-Fr 08:00-18:00",
		};
		expect(await save(session, changes)).toEqual({ kind: "live" });
		expect(await dealership()).toMatchObject({
			phone: "(239) 555-0100",
			opening_hours: "Mon-Fri 8 AM-6 PM",
			website: "https://gulf.example.com",
			latitude: 26.14,
		});
		expect(await sql("select actor, action from changes")).toEqual([
			{ actor: "dealer (mailed link)", action: "dealerships correct" },
		]);
		// The same click a second time.
		expect(await save(session, changes)).toEqual({ kind: "live" });
		expect(await sql("select id from changes")).toHaveLength(1);
	});

	it("changes what it has touched, and takes back nothing that was changed since it opened the form", async () => {
		const session = await openSession();
		const shown = (await corrections.read(session))?.values;
		await sql("update dealerships set phone = '(239) 555-0111' where id = $1", [id]);
		const changes = { website: "https://gulf.example.com" };
		expect(await save(session, changes, corrections, shown)).toEqual({ kind: "live" });
		expect(await dealership()).toMatchObject({ ...changes, phone: "(239) 555-0111" });
	});

	it("does not wait for an import that has locked the dealers, and saves the form after it", async () => {
		const session = await openSession();
		const changes = { phone: "(239) 555-0100" };
		await withClient(backend.connection, async (importer) => {
			await importer.query("begin; lock table dealerships in share row exclusive mode");
			await expect(save(session, changes)).rejects.toSatisfy(isLockTimeout);
		});
		expect(await save(session, changes)).toEqual({ kind: "live" });
	});

	it("is told that a form changes nothing", async () => {
		expect(await save(await openSession(), {})).toEqual({ kind: "unchanged" });
	});

	it("keeps the session that changed the address, and the old address is told", async () => {
		const session = await openSession();
		const other = await mailedToken();
		expect(await save(session, { email: "new@gulf.example.com" })).toEqual({ kind: "live" });
		await expect.poll(() => mailsTo(address).length, pollOptions).toBe(3);
		expect(mailsTo(address).at(-1)?.email).toMatchObject({
			subject: "Leads for Gulf Carts now go to another address",
		});
		// A notice is deleted after the mail server has taken it.
		await expect
			.poll(() => sql("select id from mails where kind <> 'lead'"), pollOptions)
			.toEqual([]);
		expect(await corrections.read(session)).toMatchObject({
			values: { email: "new@gulf.example.com" },
		});
		expect(await corrections.open(other, "203.0.113.7")).toEqual({ kind: "refused" });
	});

	it.each([
		["moves to another ZIP code", { address: "1 Main Street", zipCode: "33901" }, null],
		["writes the same street in another way", { address: "1 Fifth Ave." }, 26.14],
	])("who %s has latitude %#", async (_, changes, latitude) => {
		expect(await save(await openSession(), changes)).toEqual({ kind: "live" });
		expect(await dealership()).toMatchObject({
			...("zipCode" in changes && { zip_code: "33901" }),
			latitude,
		});
	});

	it("is shown what is wrong, and nothing is changed", async () => {
		await sql(
			"insert into do_not_contact (email_hash) select keyed_email_hash('no@gulf.example.com')",
		);
		await sql(
			`insert into dealerships (name, address, city, state, zip_code, phone, email)
			values ('Gulf Carts', '2 Fifth Avenue', 'Naples', 'Florida', '34102', '', '')`,
		);
		const session = await openSession();
		const errorsOf = async (changes: Texts) => {
			const saved = await save(session, changes);
			return saved.kind === "invalid" ? saved.errors : saved;
		};
		expect(await errorsOf({ zipCode: "30301" })).toEqual({
			zipCode: "The ZIP code 30301 is in Georgia, not in Florida",
		});
		// It is unknown, and near those of Atlanta.
		expect(await errorsOf({ zipCode: "30300" })).toEqual({
			zipCode: "The ZIP code 30300 is in Georgia, not in Florida",
		});
		expect(await errorsOf({ zipCode: "00000", email: "no@gulf.example.com" })).toEqual({
			zipCode: "We couldn't find this ZIP code",
			email: "We can't send leads to this address",
		});
		for (const pausedUntil of ["2020-01-01", "2999-01-01"]) {
			expect(await errorsOf({ pausedUntil })).toEqual({
				pausedUntil: "Choose a date after today and within a year",
			});
		}
		expect(await errorsOf({ address: "2 Fifth Avenue" })).toEqual({
			address: "Another dealership with this name has this address",
		});
		expect(await dealership()).toMatchObject({ address: listing.address, zip_code: "34102" });
	});
});

describe("a link", () => {
	it("is stored as a hash only, and so is the session", async () => {
		const token = await mailedToken();
		const opened = await corrections.open(token, "203.0.113.7");
		const session = opened.kind === "opened" ? opened.session : "";
		expect(session).toMatch(/^[\w-]{43}$/);
		const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
		const [row] = await sql("select * from correction_links");
		expect(row).toMatchObject({ token_hash: hash(token), session_hash: hash(session) });
		expect(JSON.stringify(row)).not.toContain(token);
	});

	it("is good once, for half an hour, and not if it is forged or its dealer has another address", async () => {
		const open = (token: string) => corrections.open(token, "203.0.113.7");
		const used = await mailedToken();
		expect(await open(used)).toMatchObject({ kind: "opened" });
		expect(await open(used)).toEqual({ kind: "refused" });
		const late = await mailedToken();
		await sql("update correction_links set expires_at = now() where spent_at is null");
		expect(await open(late)).toEqual({ kind: "refused" });
		for (const forged of ["", "x", `${late.slice(0, -1)}x`]) {
			expect(await open(forged)).toEqual({ kind: "refused" });
		}
		const moved = await mailedToken();
		await sql("update dealerships set email = 'other@gulf.example.com' where id = $1", [id]);
		expect(await open(moved)).toEqual({ kind: "refused" });
	});

	it("of two clicks at once, opens one form", async () => {
		const token = await mailedToken();
		const opened = await Promise.all([1, 2, 3].map(() => corrections.open(token, "203.0.113.7")));
		expect(opened.map(({ kind }) => kind).sort()).toEqual(["opened", "refused", "refused"]);
	});

	const mailed = () => mailsTo(address).length;
	/** Asks once more, and returns how many were mailed. */
	const requestFrom = (client: string) => requestLink(id, corrections, client).then(mailed);

	it("is mailed to who asks three times a day, also if they ask many times at once", async () => {
		const client = "203.0.113.7";
		await Promise.all([1, 2, 3, 4, 5].map(() => requestLink()));
		// Some of the five may have been too late for the lock that they wait for.
		await expect.poll(() => requestFrom(client), pollOptions).toBe(3);
		expect(await requestFrom(client)).toBe(3);
		// A day later.
		await sql("update correction_links set created_at = now() - interval '25 hours'");
		expect(await requestFrom(client)).toBe(4);
	});

	it("is mailed to a dealer whose links somebody else asks for, as often as they can", async () => {
		const stranger = async () => {
			for (let request = 0; request < 5; request++) await requestFrom("192.0.2.99");
			// One subscriber has all of these.
			for (const network of ["1", "2", "3", "4", "5"]) {
				await requestFrom(`2001:db8:7:${network}::/64`);
			}
			return mailed();
		};
		expect(await stranger()).toBe(6);
		expect(await mailedToken()).not.toBe("");
		expect(await stranger()).toBe(7);
	});

	it("is mailed ten times a day, whoever asks", async () => {
		for (let client = 1; client <= 12; client++) await requestFrom(`192.0.2.${client}`);
		expect(mailed()).toBe(10);
		await sql("update correction_links set created_at = now() - interval '25 hours'");
		expect(await requestFrom("192.0.2.98")).toBe(11);
	});

	const aDayPasses = () =>
		sql("update correction_links set created_at = created_at - interval '25 hours'");
	/** The dealer opens a link there that somebody else may have asked for. */
	const openFrom = async (client: string) => {
		expect(await corrections.open(await mailedToken(), client)).toMatchObject({ kind: "opened" });
		await aDayPasses();
	};
	const strangers = Array.from({ length: 12 }, (_, stranger) => `192.0.2.${stranger + 1}`);

	it("is mailed three times to where the dealer has opened one, however many strangers ask", async () => {
		await openFrom("2001:db8:7:1::/64");
		for (const client of strangers) await requestFrom(client);
		expect(mailed()).toBe(1 + 10);
		// The one who asked for the link that the dealer has opened is a stranger.
		expect(await requestFrom("203.0.113.7")).toBe(1 + 10);
		for (let request = 0; request < 5; request++) await requestFrom("2001:db8:7:2::/64");
		expect(mailed()).toBe(1 + 10 + 3);
		const [network] = await sql("select * from dealer_networks");
		expect(network?.hash).toMatch(/^v2:[0-9a-f]{64}$/);
	});

	it("is mailed twenty times a day, wherever the dealer has opened one", async () => {
		const ownNetworks = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"];
		for (const client of ownNetworks) await openFrom(client);
		for (const client of strangers) await requestFrom(client);
		for (const client of ownNetworks) {
			for (let request = 0; request < 3; request++) await requestFrom(client);
		}
		expect(mailed()).toBe(ownNetworks.length + 20);
	});

	it("is mailed to where links to an address of before were opened as to a stranger", async () => {
		await openFrom("198.51.100.1");
		for (const client of strangers) await requestFrom(client);
		await sql("update dealerships set email = 'new@gulf.example.com' where id = $1", [id]);
		await requestFrom("198.51.100.1");
		expect(mailsTo("new@gulf.example.com")).toEqual([]);
	});

	it("is mailed to the address on file, for a paused listing too", async () => {
		await sql("update dealerships set paused_until = '2036-12-24' where id = $1", [id]);
		await sql(
			`insert into dealerships (name, address, city, state, zip_code, phone, email, reviewed_at)
			select 'Bay Carts', address, city, state, zip_code, phone, email, now() from dealerships where id = $1`,
			[id],
		);
		await requestLink({ email: "stranger@example.com" });
		expect(mailServer.received).toEqual([]);
		await requestLink({ email: ` ${address.toUpperCase()} ` });
		expect(mailsTo(address).map(({ email }) => email.subject)).toEqual([
			"Correct your listing: Gulf Carts",
			"Correct your listing: Bay Carts",
		]);
	});

	it("is mailed for each listing of an address, for five at once and for the others when asked again", async () => {
		await sql(
			`insert into dealerships (name, address, city, state, zip_code, phone, email, reviewed_at)
			select 'Bay Carts', n || ' Fifth Avenue', city, state, zip_code, phone, email, now()
			from dealerships, generate_series(2, 7) as n where id = $1`,
			[id],
		);
		await requestLink({ email: address });
		expect(mailsTo(address)).toHaveLength(5);
		await requestLink({ email: address });
		const listings = await sql("select distinct dealership_id from correction_links");
		expect(listings).toHaveLength(7);
	});

	it("does not count if the mail server does not take it now", async () => {
		isMailServerBusy = true;
		for (let request = 0; request < 4; request++) await requestLink();
		isMailServerBusy = false;
		expect(await mailedToken()).not.toBe("");
	});

	it.each([
		["has no address", "update dealerships set email = '' where id = $1"],
		["was not reviewed", "update dealerships set reviewed_at = null where id = $1"],
		["is hidden", "update dealerships set visibility = 'hidden' where id = $1"],
		["does not exist", "delete from dealerships where id = $1"],
		[
			"is not to be contacted",
			"insert into do_not_contact (email_hash) select keyed_email_hash(email) from dealerships where id = $1",
		],
	])("is not mailed to a dealer who %s", async (_, statement) => {
		await sql(statement, [id]);
		await requestLink();
		expect(mailServer.received).toEqual([]);
		expect(await sql("select id from correction_links")).toEqual([]);
	});

	it("is mailed during an import that has written the dealer", async () => {
		await withClient(backend.connection, async (importer) => {
			await importer.query("begin; lock table dealerships in share row exclusive mode");
			await importer.query("update dealerships set phone = '(239) 555-0100' where id = $1", [id]);
			expect(await mailedToken()).not.toBe("");
		});
	});

	it("is not mailed to an invented dealer, reviewed or not", async () => {
		const [sample] = await sql("select min(id) as id from dealerships");
		await sql("update dealerships set reviewed_at = now() where id = $1", [sample?.id]);
		await requestLink(Number(sample?.id));
		expect(mailServer.received).toEqual([]);
	});
});

describe("a session", () => {
	it("ends after an hour, with the visibility of its dealer, and is of one dealership", async () => {
		const session = await openSession();
		expect(
			await corrections.save(session, id + 1, { form: form(), touched: [] }, "203.0.113.7"),
		).toEqual({
			kind: "expired",
		});
		await sql("update dealerships set visibility = 'hidden' where id = $1", [id]);
		expect(await corrections.read(session)).toBeUndefined();
		await sql("update dealerships set visibility = 'visible' where id = $1", [id]);
		expect(await corrections.read(session)).toMatchObject({ id });
		await sql("update correction_links set session_expires_at = now()");
		expect(await save(session, { phone: "(239) 555-0100" })).toEqual({ kind: "expired" });
		expect(await corrections.read("forged")).toBeUndefined();
		expect(await dealership()).toMatchObject({ phone: listing.phone });
	});
});

it("a visitor's address that sends too much gets no mail, and is told where it waits for an answer", async () => {
	const limited = await openTestBackend({ ...settings, DATABASE_URL: url, LEADS_PER_MINUTE: "1" });
	const { corrections } = limited;
	for (let request = 0; request < 3; request++) {
		corrections.requestLink(id, "198.51.100.9", (_, token) => `?t=${token}`);
	}
	await corrections.stop();
	await expect.poll(() => mailServer.received.length, pollOptions).toBe(1);
	expect(await corrections.open("x", "198.51.100.9")).toEqual({ kind: "limited" });
	expect(await corrections.save("x", id, { form: form(), touched: [] }, "198.51.100.9")).toEqual({
		kind: "limited",
	});
	await limited.close();
});

describe("a pause", () => {
	it("takes the dealer off the lists, leaves its leads to the company, and ends by itself", async () => {
		const [dates] = await sql("select (current_date + 10)::text as day");
		const day = String(dates?.day);
		const isListed = async () => (await backend.fetch(`/api/dealerships/${id}`)).status === 200;
		const session = await openSession();
		await expect.poll(isListed, pollOptions).toBe(true);
		expect(await save(session, { pausedUntil: day })).toEqual({ kind: "live" });
		expect(await dealership()).toMatchObject({ paused_until: day });
		await expect.poll(isListed, pollOptions).toBe(false);
		const sent = await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId: id }));
		expect(sent.status).toBe(201);
		expect(
			await sql(
				"select leads.dealership_id, recipient from leads join mails on lead_id = leads.id order by leads.id desc limit 1",
			),
		).toEqual([{ dealership_id: id, recipient: "company" }]);
		await sql("update dealerships set paused_until = current_date where id = $1", [id]);
		const client = new pg.Pool(backend.connection);
		onTestFinished(() => client.end());
		const pauses = endPauses({ orm: createOrm(client) }, silent);
		await expect.poll(isListed, pollOptions).toBe(true);
		pauses.stop();
		expect(await sql("select actor, action from changes order by id desc limit 1")).toEqual([
			{ actor: "nev", action: "end of a pause" },
		]);
	});
});

describe("with a review", () => {
	const waiting = async () => {
		const session = await openSession(reviewing.corrections);
		const changes = { phone: "(239) 555-0100", email: "new@gulf.example.com" };
		expect(await save(session, changes, reviewing.corrections)).toEqual({ kind: "waiting" });
		expect(await sql("select state from corrections")).toEqual([{ state: "waiting" }]);
		return { session, changes };
	};

	it("a correction waits, the operator is told once, and the form shows it again", async () => {
		const { session, changes } = await waiting();
		// The same on one line.
		const again = { ...changes, phone: "(239)\n555-0100" };
		expect(await save(session, again, reviewing.corrections)).toEqual({ kind: "waiting" });
		expect(await dealership()).toMatchObject({ phone: listing.phone, email: address });
		const told = () =>
			mailsTo(settings.MAIL_TO).filter(({ email }) =>
				email.text?.includes("Phone: (239) 555-0199 → (239) 555-0100"),
			).length;
		await expect.poll(told, pollOptions).toBe(1);
		expect(await reviewing.corrections.read(session)).toMatchObject({
			isWaiting: true,
			values: changes,
		});
		expect(await save(session, {}, reviewing.corrections)).toEqual({ kind: "withdrawn" });
		expect(await sql("select id from corrections")).toEqual([]);
	});

	it("keeps what waits and its dealer leaves as it is, and waits with what is added", async () => {
		const { session, changes } = await waiting();
		const shown = (await reviewing.corrections.read(session))?.values;
		await sql("update dealerships set city = 'Bonita' where id = $1", [id]);
		const more = { ...changes, website: "https://gulf.example.com" };
		expect(await save(session, more, reviewing.corrections, shown)).toEqual({ kind: "waiting" });
		expect(await sql("select values from corrections")).toEqual([{ values: more }]);
	});

	it("is taken back by its dealer after reviews were switched off", async () => {
		const { session } = await waiting();
		expect(await save(session, {})).toEqual({ kind: "withdrawn" });
		expect(await sql("select id from corrections")).toEqual([]);
		expect(await corrections.read(session)).toMatchObject({ isWaiting: false });
	});
});
