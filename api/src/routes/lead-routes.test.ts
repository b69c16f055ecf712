import { gzipSync } from "node:zlib";
import { consentTexts } from "@nev/contract";
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { usedDataDirectory } from "../../test/embedded-server.js";
import { contactMessage, inquiry, newDealership, post, untilAvailable } from "../../test/leads.js";
import { databaseUrl, openTestBackend, silent, type TestBackend } from "../../test/test-backend.js";
import { createTestDatabase } from "../../test/test-database.js";
import { openEmbeddedPostgres } from "../storage/embedded-postgres/embedded-postgres.js";
import { withClient } from "../storage/with-client.js";

const backend = await openTestBackend({ LEADS_PER_MINUTE: "100000" });
afterAll(backend.close);

const { fetch, sql } = backend;

const count = async (table: string) =>
	Number((await sql(`select count(*) from ${table}`))[0]?.count ?? 0);

afterEach(async () => {
	await sql("truncate leads, mails, lead_notes, idempotency_keys");
	await sql(
		"delete from dealerships where created_at > now() - interval '1 hour' and email like '%gulfcarts%'",
	);
	await backend.catalogue.refresh();
});

const calls = [
	{ path: "/api/vehicle-inquiry", body: inquiry(), kind: "inquiry" },
	{ path: "/api/contact", body: contactMessage(), kind: "contact" },
	{ path: "/api/dealerships", body: newDealership(), kind: "dealership" },
] as const;

describe.each(calls)("POST $path", ({ path, body, kind }) => {
	it("stores the lead with its mail, and returns 201 with an id", async () => {
		const response = await post(backend, path, body);
		expect(response.status).toBe(201);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(await response.json()).toEqual({ id: expect.any(Number) });
		const [lead] = await sql("select * from leads");
		expect(lead).toMatchObject({ kind, name: body.name, email: body.email, phone: body.phone });
		expect(lead?.payload).toEqual(body);
		expect(lead?.suspicion).toBeNull();
		expect(await sql("select recipient, state, attempts from mails")).toEqual([
			{ recipient: "company", state: "waiting", attempts: 0 },
		]);
	});

	it("returns the first response again for the same key and body, and stores one lead", async () => {
		const first = await (await post(backend, path, body, "one")).json();
		const again = await post(backend, path, body, "one");
		expect(again.status).toBe(201);
		expect(await again.json()).toEqual(first);
		expect(await count("leads")).toBe(1);
		expect(await count("mails")).toBe(1);
	});

	it("stores one lead for ten concurrent requests with one key", async () => {
		const requests = Array.from({ length: 10 }, () =>
			untilAvailable(() => post(backend, path, body, "one")),
		);
		const responses = await Promise.all(
			(await Promise.all(requests)).map(async (response) => ({
				status: response.status,
				body: JSON.stringify(await response.json()),
			})),
		);
		expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
		expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
		expect(await count("leads")).toBe(1);
	});

	it("rejects the same key with another body with 409", async () => {
		await post(backend, path, body, "one");
		const response = await post(backend, path, { ...body, phone: "(239) 555-0100" }, "one");
		expect(response.status).toBe(409);
		expect(await response.json()).toEqual({
			error: "This idempotency key was used with another body.",
			code: "idempotency-conflict",
		});
		expect(await count("leads")).toBe(1);
	});

	it("stores a lead for each of two senders with the same key", async () => {
		await post(backend, path, body, "one");
		const other = { ...body, name: "Grace", address: "2 Sixth Avenue", email: "grace@example.com" };
		expect((await post(backend, path, other, "one")).status).toBe(201);
		expect((await post(backend, path, other, "one")).status).toBe(201);
		expect(await count("leads")).toBe(2);
		await sql("delete from dealerships where name = 'Grace'");
	});

	it("does not store the key of a rejected request", async () => {
		expect((await post(backend, path, { ...body, email: "ada" }, "one")).status).toBe(422);
		expect((await post(backend, path, body, "one")).status).toBe(201);
	});

	it.each([
		["a lead with a filled honeypot", { website: "https://spam.example.com" }, "trap"],
		["one without a time", { website: "https://spam.example.com", fillTime: undefined }, "trap"],
		["one that claims a second press", { website: "spam.example", pressedAgain: true }, "trap"],
		["a form filled in too fast", { fillTime: 300 }, "quick"],
	])("stores %s, and holds its mail back", async (_, signals, suspicion) => {
		expect((await post(backend, path, { ...body, ...signals })).status).toBe(201);
		expect((await sql("select suspicion from leads"))[0]).toEqual({ suspicion });
		expect(await sql("select state from mails")).toEqual([{ state: "held" }]);
	});

	it("asks a sender that can ask its visitor to press again, and mails what they send then", async () => {
		const filled = { ...body, website: "https://ada.example.com", pressedAgain: false };
		const asked = await post(backend, path, filled, "one");
		expect(asked.status).toBe(428);
		expect(await asked.json()).toEqual({
			error: "Please send it again, so we know you're not a bot.",
			code: "press-again-required",
		});
		expect(await count("leads")).toBe(0);
		const pressed = { ...body, pressedAgain: true };
		const sent = await post(backend, path, pressed, "one");
		expect(sent.status).toBe(201);
		// A first press that comes late, and one whose answer was lost.
		expect((await post(backend, path, filled, "one")).status).toBe(428);
		expect(await (await post(backend, path, pressed, "one")).json()).toEqual(await sent.json());
		expect(await sql("select suspicion, payload from leads")).toEqual([
			{ suspicion: null, payload: pressed },
		]);
		expect(await sql("select state from mails")).toEqual([{ state: "waiting" }]);
	});

	it("stores one lead whether a repeated request has the honeypot filled in or not", async () => {
		const website = "https://ada.example.com";
		const first = await post(backend, path, { ...body, website }, "one");
		expect(first.status).toBe(201);
		const again = await post(backend, path, { ...body, pressedAgain: true }, "one");
		expect(await again.json()).toEqual(await first.json());
		expect(await count("leads")).toBe(1);
	});

	it.each([
		["none", ""],
		["null", `"fillTime":null,`],
		["more than a number can be", `"fillTime":1e999,`],
	])("mails a lead whose fill time is %s, as other programs send it", async (_, fillTime) => {
		const { fillTime: __, ...payload } = body;
		const response = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(payload).replace("{", `{${fillTime}`),
		});
		expect(response.status).toBe(201);
		expect((await sql("select suspicion from leads"))[0]).toEqual({ suspicion: null });
		expect(await sql("select state from mails")).toEqual([{ state: "waiting" }]);
	});

	it("holds the mail back for somebody who asked not to be contacted", async () => {
		await sql("insert into do_not_contact (email_hash) select keyed_email_hash($1)", [body.email]);
		onTestFinished(async () => void (await sql("truncate do_not_contact")));
		const response = await post(backend, path, { ...body, email: body.email.toUpperCase() });
		expect(response.status).toBe(201);
		expect((await sql("select suspicion from leads"))[0]).toEqual({ suspicion: "declined" });
		expect(await sql("select state from mails")).toEqual([{ state: "held" }]);
		await sql("delete from dealerships where visibility = 'pending'");
	});
});

describe("what is no lead, and what is made one", () => {
	const path = "/api/contact";
	const body = contactMessage();

	it.each(["gzip", "br", "gzip, identity"])(
		"rejects a body that is coded with %s",
		async (coding) => {
			const response = await fetch(path, {
				method: "POST",
				headers: { "content-type": "application/json", "content-encoding": coding },
				body: gzipSync(JSON.stringify(body)),
			});
			expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "identity"]);
			expect(await response.json()).toEqual({
				error: "Send the body uncompressed, without the header Content-Encoding.",
				code: "unsupported-media-type",
			});
		},
	);

	it.each([
		["a body that is not JSON by its type", "text/plain", "{}", 415, "unsupported-media-type"],
		[
			"a URL-encoded form",
			"application/x-www-form-urlencoded",
			"name=Ada",
			415,
			"unsupported-media-type",
		],
		["broken JSON", "application/json", '{"name":', 400, "malformed-body"],
		["a list", "application/json", "[]", 400, "malformed-body"],
		["an empty body", "application/json", "", 400, "malformed-body"],
		["null", "application/json", "null", 400, "malformed-body"],
		[
			"more than 64 KiB",
			"application/json",
			`{"name":"${"x".repeat(70_000)}"}`,
			413,
			"body-too-large",
		],
	])("rejects %s", async (_, type, text, status, code) => {
		const response = await fetch(path, {
			method: "POST",
			headers: { "content-type": type },
			body: text,
		});
		expect(response.status).toBe(status);
		expect(await response.json()).toEqual({ error: expect.stringMatching(/\.$/), code });
		expect(await count("leads")).toBe(0);
	});

	it("rejects an idempotency key that is too long", async () => {
		const response = await post(backend, path, body, "k".repeat(201));
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({
			error: "An idempotency key has at most 200 characters.",
			code: "malformed-header",
		});
	});

	it("removes characters that the database cannot store", async () => {
		const response = await post(
			backend,
			path,
			JSON.stringify({ ...body, name: "NAME" }).replace("NAME", "A\\u0000da \\ud800 Lovelace"),
		);
		expect(response.status).toBe(201);
		expect((await sql("select name from leads"))[0]).toEqual({ name: "Ada \ufffd Lovelace" });
	});

	it("stores hostile text unchanged", async () => {
		const hostile = `Robert'); DROP TABLE leads;-- <script>alert(1)</script>`;
		await post(backend, path, { ...body, name: hostile });
		expect((await sql("select name from leads"))[0]).toEqual({ name: hostile });
	});
});

describe("invalid fields give 422 with the messages of the form", () => {
	it.each([
		["/api/vehicle-inquiry", inquiry(), "email", "ada@", "Please enter a valid email address"],
		["/api/contact", contactMessage(), "message", "Hi", "Message must be at least 10 characters"],
		["/api/dealerships", newDealership(), "zipCode", "341", "ZIP code is required"],
	])("%s: %s.%s %j", async (path, body, field, value, message) => {
		const response = await post(backend, path, { ...body, [field]: value });
		expect(response.status).toBe(422);
		expect(await response.json()).toMatchObject({
			error: "Some fields are not filled in correctly.",
			code: "invalid-fields",
			fields: { [field]: message },
			issues: { [field]: { code: expect.any(String) } },
		});
		expect(await count("leads")).toBe(0);
	});

	it("names every invalid field", async () => {
		const response = await post(backend, "/api/contact", {});
		expect(Object.keys((await response.json()).fields).sort()).toEqual([
			"email",
			"message",
			"name",
			"phone",
			"subject",
		]);
	});
});

const consentAt = (time: string) => ({
	consent: { text: "Call me.", givenAt: `2026-11-21T${time}:00Z` },
});

describe("an inquiry", () => {
	it("stores consent, page, campaign, deal and dealership, and is mailed to a reviewed dealer", async () => {
		const [dealer] = await sql(
			"update dealerships set reviewed_at = now() where id = (select min(id) from dealerships) returning id",
		);
		const fullInquiry = inquiry({
			dealershipId: Number(dealer?.id),
			page: "https://dealer.example.com/carts?utm_source=google&utm_campaign=spring%00sale",
			consent: { text: "Gulf Carts may call me.", givenAt: "2026-11-21T09:30:00Z" },
			deal: {
				type: "loan",
				...{ program: "Standard Loan", vehiclePrice: 8995, downPayment: 1000 },
				...{ apr: 7.99, term: 60, monthlyPayment: 162.07, totalCost: 10724.29 },
			},
		});
		await post(backend, "/api/vehicle-inquiry", fullInquiry);
		expect((await sql("select payload from leads"))[0]?.payload).toEqual({
			...fullInquiry,
			consent: { ...fullInquiry.consent, version: "unknown" },
			campaign: "google / spring sale",
		});
		expect(await sql("select recipient from mails order by id")).toEqual([
			{ recipient: "company" },
			{ recipient: "dealer" },
		]);
		await sql("update dealerships set reviewed_at = null");
	});

	it.each([
		["?utm_source=page", "mail / spring", "mail / spring"],
		["?utm_source=page", undefined, "page"],
		["?utm_source=page", "ada@example.com", "page"],
		["?utm_source=a%00b%0D%0AReceived:%1B[31m", undefined, "a b Received: [31m"],
		["?utm_source=ada%40example.com", undefined, undefined],
		["", "mail\u0000\nspring", "mail spring"],
		["", undefined, undefined],
	])(
		"of the page %j with the campaign %j is told to come from %j",
		async (query, told, campaign) => {
			const sent = inquiry({ page: `https://example.com/${query}`, campaign: told });
			expect((await post(backend, "/api/vehicle-inquiry", sent)).status).toBe(201);
			const [lead] = await sql("select payload->>'campaign' as campaign from leads");
			expect(lead).toEqual({ campaign: campaign ?? null });
		},
	);

	it.each([
		[
			"of our text",
			consentTexts[0].text.replace("{seller}", "Gulf Carts").replace("{phone}", "1"),
			"en-1",
		],
		["of another text", "Gulf Carts may call me.", "unknown"],
	])("stores the version %s, whatever version the client names", async (_, text, version) => {
		const consent = { text, givenAt: "2026-11-21T09:30:00Z", version: "en-99" };
		const response = await post(backend, "/api/vehicle-inquiry", { ...inquiry(), consent });
		expect(response.status).toBe(201);
		const [lead] = await sql("select payload->'consent' as consent from leads");
		expect(lead?.consent).toEqual({ ...consent, version });
	});

	it.each([
		["fill time", { fillTime: 4000 }, { fillTime: 9000 }],
		["campaign", { campaign: "mail" }, {}],
		["time of consent", consentAt("09:30"), consentAt("09:31")],
	])("is the same with another %s", async (_, first, again) => {
		for (const sent of [first, again]) {
			const response = await post(backend, "/api/vehicle-inquiry", inquiry(sent), "one");
			expect(response.status).toBe(201);
		}
		expect(await count("leads")).toBe(1);
	});

	it("is mailed only to the company if nobody has reviewed the dealership", async () => {
		const [dealer] = await sql("select min(id) as id from dealerships");
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId: Number(dealer?.id) }));
		expect(await sql("select recipient from mails")).toEqual([{ recipient: "company" }]);
	});

	it.each([
		["is gone", 999_999],
		["cannot exist", 3_000_000_000],
	])("is accepted if its dealership %s", async (_, dealershipId) => {
		const body = inquiry({ dealershipId });
		expect((await post(backend, "/api/vehicle-inquiry", body)).status).toBe(201);
		expect((await sql("select dealership_id from leads"))[0]).toEqual({ dealership_id: null });
	});
});

describe("a new dealership", () => {
	let other: TestBackend;
	beforeEach(async () => {
		const url = databaseUrl(backend.connection, backend.connection.database);
		other = await openTestBackend({ DATABASE_URL: url });
		return other.close;
	});

	it("is listed by every process, and its past names the website", async () => {
		const created = await (await post(backend, "/api/dealerships", newDealership())).json();
		expect(await sql("select actor, action from changes order by id desc limit 1")).toEqual([
			{ actor: "website", action: "signup" },
		]);
		for (const { fetch } of [backend, other]) {
			await expect
				.poll(async () => (await fetch(`/api/dealerships/${created.id}`)).json())
				.toMatchObject({ name: "Gulf Carts", latitude: null });
		}
	});

	it.each([
		["the same", {}],
		["the same in another case", { name: "GULF CARTS", address: "1 FIFTH AVENUE SOUTH" }],
		["the same with more spaces", { name: "Gulf   Carts", address: "1 Fifth  Avenue South" }],
	])("is rejected as a duplicate: %s", async (_, overrides) => {
		await post(backend, "/api/dealerships", newDealership());
		const response = await post(backend, "/api/dealerships", newDealership(overrides));
		expect(response.status).toBe(422);
		expect(await response.json()).toEqual({
			error: "A dealership with this name and address is already listed.",
			code: "duplicate-dealership",
			fields: { name: "A dealership with this name and address is already listed" },
			issues: { name: { code: "duplicate-dealership" } },
		});
		expect(await count("leads")).toBe(1);
	});

	it("is pending if its duplicate is not visible", async () => {
		await post(backend, "/api/dealerships", {
			...newDealership(),
			website: "https://spam.example",
		});
		const response = await post(backend, "/api/dealerships", newDealership());
		expect(response.status).toBe(201);
		expect(await response.json()).toEqual({ id: expect.any(Number), pending: true });
		expect(await count("leads")).toBe(2);
		expect(await sql("select state from mails order by id")).toEqual([
			{ state: "held" },
			{ state: "waiting" },
		]);
	});

	it("with the same name at another address is accepted", async () => {
		await post(backend, "/api/dealerships", newDealership());
		const elsewhere = newDealership({ address: "2 Fifth Avenue South" });
		expect((await post(backend, "/api/dealerships", elsewhere)).status).toBe(201);
	});

	it("without a fill time, as the specification sends it, is listed and mailed at once", async () => {
		const { fillTime: _, ...payload } = newDealership();
		const response = await post(backend, "/api/dealerships", payload);
		expect(await response.json()).toEqual({ id: expect.any(Number) });
		const listed = async () => (await fetch("/api/dealerships")).text();
		await expect.poll(listed).toContain("Gulf Carts");
		expect(await sql("select state from mails")).toEqual([{ state: "waiting" }]);
	});

	it("without a fill time is pending for somebody who asked not to be contacted", async () => {
		const { fillTime: _, ...payload } = newDealership();
		const address = [payload.email];
		await sql("insert into do_not_contact (email_hash) select keyed_email_hash($1)", address);
		onTestFinished(async () => void (await sql("truncate do_not_contact")));
		const response = await post(backend, "/api/dealerships", payload);
		expect(await response.json()).toEqual({ id: expect.any(Number), pending: true });
	});

	it("that looks like spam is pending", async () => {
		const response = await post(backend, "/api/dealerships", {
			...newDealership(),
			website: "https://spam.example.com",
		});
		expect(await response.json()).toEqual({ id: expect.any(Number), pending: true });
		expect(await (await fetch("/api/dealerships/search?q=%22gulf+carts%22")).json()).toMatchObject({
			total: 0,
		});
	});
});

describe("if the operator reviews dealerships, or the database contains no sample dealers", () => {
	it.each([
		["set", "sampleData", { DEALERSHIP_REVIEW: "true" }],
		["unset", "states", {}],
	] as const)("a new one is pending: DEALERSHIP_REVIEW is %s", async (_, content, environment) => {
		const database = await createTestDatabase(content);
		onTestFinished(database.drop);
		const reviewing = await openTestBackend({
			DATABASE_URL: database.url,
			LEADS_PER_MINUTE: "100000",
			...environment,
		});
		const response = await post(reviewing, "/api/dealerships", newDealership());
		expect(response.status).toBe(201);
		expect(await response.json()).toEqual({ id: expect.any(Number), pending: true });
		const page = await (await reviewing.fetch("/api/dealerships/search?q=%22gulf+carts%22")).json();
		expect(page).toMatchObject({ total: 0 });
		await reviewing.close();
	});
});

describe("a client that sends too many requests", () => {
	it("gets 429 with Retry-After from every process, also while the database is away", async () => {
		const server = await openEmbeddedPostgres(usedDataDirectory(), silent);
		const environment = {
			DATABASE_URL: databaseUrl(server.connection, "postgres"),
			LEADS_PER_MINUTE: "2",
		};
		const processes = [await openTestBackend(environment), await openTestBackend(environment)];
		onTestFinished(async () => void (await Promise.all(processes.map(({ close }) => close()))));
		const [first, second] = processes as [TestBackend, TestBackend];
		const send = (process: TestBackend) => post(process, "/api/contact", contactMessage());
		expect((await send(first)).status).toBe(201);
		expect((await send(second)).status).toBe(201);
		for (const process of processes) {
			const response = await send(process);
			expect(response.status).toBe(429);
			const seconds = Number(response.headers.get("retry-after"));
			expect(seconds).toBeGreaterThan(0);
			expect(seconds).toBeLessThanOrEqual(60);
			expect(await response.json()).toEqual({
				error: `Too many requests. Please try again in ${seconds} seconds.`,
				code: "too-many-requests",
			});
		}

		await server.stop();
		for (const status of [503, 503, 429]) expect((await send(first)).status).toBe(status);
	});
});

describe("while the database is unavailable", () => {
	it("a lead gets 503 with Retry-After, and a retry stores it once", async () => {
		const server = await openEmbeddedPostgres(usedDataDirectory(), silent);
		const url = databaseUrl(server.connection, "postgres");
		const disconnected = await openTestBackend({ DATABASE_URL: url });
		onTestFinished(() => disconnected.close());
		await server.stop();
		const response = await post(disconnected, "/api/contact", contactMessage(), "one");
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("2");
		expect(await response.json()).toEqual({
			error: "We can't process this right now. Please try again.",
			code: "database-unavailable",
		});
		await server.ensureRunning();
		await expect
			.poll(async () => (await post(disconnected, "/api/contact", contactMessage(), "one")).status)
			.toBe(201);
		expect(await disconnected.sql("select name from leads")).toHaveLength(1);
	});
});

describe("while an import has locked the dealers", () => {
	it("a signup gets 503 with Retry-After, other leads are stored, and a retry stores it once", async () => {
		await withClient(backend.connection, async (importer) => {
			await importer.query("begin; lock table dealerships in share row exclusive mode");
			const signup = post(backend, "/api/dealerships", newDealership(), "one");
			expect((await post(backend, "/api/contact", contactMessage())).status).toBe(201);
			const response = await signup;
			expect(response.status).toBe(503);
			expect(response.headers.get("retry-after")).toBe("10");
			expect(await response.json()).toMatchObject({ code: "database-unavailable" });
		});
		expect((await post(backend, "/api/dealerships", newDealership(), "one")).status).toBe(201);
		expect(await count("leads")).toBe(2);
	});
});
