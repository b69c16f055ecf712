import { lockWaits, untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { silent } from "@nev/api/testing/test-backend.js";
import {
	type DeskImport,
	type ImportOptions,
	type ImportRevision,
	type ImportRow,
	maxImportBytes,
	type Page,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { makeWorkbook } from "../../../test/workbook.js";
import { changeRoutes } from "../changes/change-routes.js";
import { deskErrorHandler } from "../desk-error.js";
import { createRunner } from "../runner.js";
import { importRoutes } from "./import-routes.js";

const operator = await openOperator();
const { orm, sql, undo } = operator;
afterAll(() => operator.close());

let app: Hono;
let desk: AbortController;
beforeEach(async () => {
	await sql("truncate dealerships, vehicles restart identity cascade");
	desk = new AbortController();
	const runner = createRunner(orm, silent, desk.signal);
	app = new Hono()
		.use(async (context, next) => {
			context.set("operator", "ada");
			await next();
		})
		.route("/imports", importRoutes(runner))
		.route("/changes", changeRoutes(orm, runner));
	app.onError(deskErrorHandler(silent));
});

const update: ImportOptions = { update: true, replace: false, allowMissing: [] };

async function ask<Value>(path: string, init?: RequestInit) {
	const response = await app.request(`/imports${path}`, init);
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.startsWith("application/json");
	return {
		status: response.status,
		body: (isJson ? JSON.parse(text) : text) as Value & { error?: string },
	};
}

const post = <Value>(path: string, value: unknown) =>
	ask<Value>(path, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(value),
	});

/** Sends a file, and waits until it is checked. */
async function check(
	text: string | Buffer,
	{ kind = "dealers", options = update }: { kind?: string; options?: ImportOptions } = {},
) {
	const query = new URLSearchParams({ kind, file: "list.csv", options: JSON.stringify(options) });
	const { status, body } = await ask<DeskImport>(`?${query}`, {
		method: "POST",
		body: text as BodyInit,
	});
	expect(status).toBe(201);
	return settled(body.id);
}

function settled(id: string): Promise<DeskImport> {
	return vi.waitUntil(
		async () => {
			const { body } = await ask<DeskImport>(`/${id}`);
			return body.state.kind !== "checking" && body.state.kind !== "applying" && body;
		},
		{ timeout: 50_000, interval: 10 },
	);
}

async function revise(id: string, revision: ImportRevision) {
	expect((await post(`/${id}/revision`, revision)).status).toBe(200);
	return settled(id);
}

function readyState({ state }: DeskImport) {
	if (state.kind !== "ready") throw new Error(`The import is ${JSON.stringify(state)}.`);
	return state;
}

const beginToApply = (one: DeskImport, skipRefused = false) =>
	post<DeskImport>(`/${one.id}/application`, {
		fingerprint: readyState(one).fingerprint,
		skipRefused,
	});

/** Applies an import, and waits until it is done. */
async function apply(one: DeskImport, skipRefused = false): Promise<DeskImport> {
	const { status, body } = await beginToApply(one, skipRefused);
	expect([status, body.state.kind]).toEqual([202, "applying"]);
	return settled(one.id);
}

const appliedKind = async (one: DeskImport, skipRefused = false) =>
	(await apply(one, skipRefused)).state.kind;

/** Does something while imports wait for a lock on the dealers. */
function whileLocked(work: () => Promise<void>): Promise<void> {
	return orm.transaction(async (transaction) => {
		await transaction.execute("lock table dealerships in share row exclusive mode");
		await work();
	});
}

const rowsOf = async ({ id }: DeskImport, query = "") =>
	(await ask<Page<ImportRow>>(`/${id}/rows${query}`)).body;

const header = "ref,name,address,city,state,zip,phone,email";

/** A row of a list: dealer `n`. */
const dealer = (n: number, values: { phone?: string; zip?: string; state?: string } = {}) => {
	const { phone = "239-555-0142", zip = "34102", state = "Florida" } = values;
	return `D-${n},Dealer ${n},${n} Main St,Naples,${state},${zip},${phone},dealer${n}@example.com`;
};

const list = (...rows: string[]) => [header, ...rows].join("\r\n");

const numbers = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

it("tells what a list would do, does exactly that under the operator's name, and is undone", async () => {
	const first = await check(list(...numbers(1, 4).map((n) => dealer(n))));
	expect(readyState(first).counts).toMatchObject({ added: 4, refused: 0 });
	expect(await sql("select from dealerships")).toEqual([]);
	expect(await appliedKind(first)).toBe("applied");
	const before = await sql("select * from dealerships order by id");

	const next = list(dealer(1, { phone: "239-555-0199" }), dealer(2), dealer(3), dealer(5));
	const second = await check(next, { options: { ...update, replace: true } });
	expect(readyState(second).counts).toEqual({
		...{ changed: 1, added: 1, hidden: 1, unchanged: 2 },
		...{ missing: 0, removed: 0, refused: 0, skipped: 0 },
	});
	const applied = await apply(second);
	expect(
		await sql("select phone, visibility from dealerships where id in (1, 4) order by id desc"),
	).toEqual([
		{ phone: "239-555-0142", visibility: "hidden" },
		{ phone: "239-555-0199", visibility: "visible" },
	]);
	const [change] = await sql("select * from changes order by id desc limit 1");
	expect(change).toMatchObject({ actor: "ada (desk)", action: "import dealerships" });
	expect(applied.state).toMatchObject({ kind: "applied", change: change?.id });
	await undo(Number(change?.id));
	expect(await sql("select * from dealerships order by id")).toEqual(before);
	expect((await post(`/${second.id}/revision`, {})).status).toBe(409);
});

it("shows what the file would do now, and applies nothing, if the list has changed meanwhile", async () => {
	await apply(await check(list(dealer(1))));
	const seen = await check(list(dealer(1, { phone: "239-555-0111" })));
	await sql("update dealerships set phone = '239-555-0122'");
	const now = await apply(seen);
	expect(now.state).toMatchObject({ kind: "ready", hasListChanged: true });
	expect((await rowsOf(seen)).items[0]?.changes).toEqual([
		{ field: "phone", old: "239-555-0122", new: "239-555-0111" },
	]);
	expect(await appliedKind(now)).toBe("applied");
	expect(await sql("select phone from dealerships")).toEqual([{ phone: "239-555-0111" }]);
});

it("is applied after the answer, and nothing else is done with it meanwhile", async () => {
	const one = await check(list(dealer(1)));
	await whileLocked(async () => {
		const { status, body } = await beginToApply(one);
		expect([status, body.state.kind]).toEqual([202, "applying"]);
		await untilLockIsAwaited(sql);
		const { status: again, body: refused } = await beginToApply(one);
		expect(again).toBe(409);
		expect(refused.error).toMatch(/^This import is being applied\./);
		expect((await post(`/${one.id}/revision`, {})).status).toBe(409);
		expect((await ask(`/${one.id}`, { method: "DELETE" })).status).toBe(409);
		// Whoever comes back finds it.
		expect((await ask<DeskImport[]>("")).body).toMatchObject([{ state: { kind: "applying" } }]);
		expect((await rowsOf(one)).items).toHaveLength(1);
	});
	expect((await settled(one.id)).state.kind).toBe("applied");
	expect((await beginToApply(one)).status).toBe(409);
	expect(await sql("select ref from dealerships")).toEqual([{ ref: "D-1" }]);
});

it("is applied alone: another import and an undo are refused meanwhile", async () => {
	await apply(await check(list(dealer(1))));
	const [change] = await sql("select max(id) as id from changes");
	const one = await check(list(dealer(1), dealer(2)));
	const other = await check(list(dealer(1), dealer(3)));
	const undo = () =>
		app.request(`/changes/${change?.id}/undo`, {
			method: "POST",
			body: "{}",
			headers: { "content-type": "application/json" },
		});
	await whileLocked(async () => {
		await beginToApply(one);
		await untilLockIsAwaited(sql);
		expect(await beginToApply(other)).toMatchObject({
			status: 409,
			body: { error: /^An import is being applied\./ },
		});
		expect((await undo()).status).toBe(409);
	});
	expect((await settled(one.id)).state.kind).toBe("applied");
	expect((await undo()).status).toBe(200);
	expect(await sql("select ref from dealerships")).toEqual([{ ref: "D-2" }]);
	expect(readyState((await ask<DeskImport>(`/${other.id}`)).body)).toBeDefined();
});

it("is rolled back when the desk is stopped", async () => {
	const one = await check(list(...numbers(1, 250).map((n) => dealer(n))));
	await whileLocked(async () => {
		await beginToApply(one);
		await untilLockIsAwaited(sql);
		desk.abort();
	});
	expect((await settled(one.id)).state.kind).toBe("failed");
	expect(await sql("select from dealerships")).toEqual([]);
});

it("is not applied if it is discarded before the request is complete", async () => {
	const one = await check(list(dealer(1)));
	const { fingerprint } = readyState(one);
	const application = Buffer.from(JSON.stringify({ fingerprint, skipRefused: false }));
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const request: RequestInit & { duplex: "half" } = {
		method: "POST",
		headers: { "content-type": "application/json", "content-length": `${application.length}` },
		body: readable,
		duplex: "half",
	};
	const applying = ask(`/${one.id}/application`, request);
	expect((await ask(`/${one.id}`, { method: "DELETE" })).status).toBe(204);
	const writer = writable.getWriter();
	await writer.write(application);
	await writer.close();
	expect((await applying).status).toBe(404);
});

it("tells a failure, has done nothing then, and is applied once it can be", async () => {
	const one = await check(list(dealer(1)));
	await whileLocked(async () => {
		await beginToApply(one);
		await untilLockIsAwaited(sql);
		await sql(`select pg_terminate_backend(pid) from ${lockWaits}`);
	});
	const { state } = await settled(one.id);
	expect(state).toMatchObject({ kind: "failed" });
	expect(JSON.stringify(state)).toMatch(/has failed, and nothing was applied/);
	expect(await sql("select from dealerships")).toEqual([]);
	expect(await appliedKind(await revise(one.id, {}))).toBe("applied");
	expect(await sql("select ref from dealerships")).toEqual([{ ref: "D-1" }]);
});

it("mends the cells of refused rows, which stay mended", async () => {
	const wrong = list(dealer(1), dealer(2, { zip: "99" }), dealer(3, { state: "Floridah" }));
	const refused = await check(wrong);
	expect((await beginToApply(refused)).status).toBe(422);
	const { items } = await rowsOf(refused, "?show=refused");
	expect(items.map(({ row, notes }) => [row, notes[0]?.cell])).toEqual([
		[3, { field: "zipCode", text: "99", problem: expect.any(String) }],
		[4, { field: "state", text: "Floridah", problem: '"Floridah" is not a state or territory' }],
	]);
	const half = await revise(refused.id, {
		cells: [{ row: 3, field: "zipCode", text: "34103" }],
	});
	expect(readyState(half).counts).toMatchObject({ added: 2, refused: 1 });
	const mended = await revise(refused.id, { cells: [{ row: 4, field: "state", text: "FL" }] });
	expect(mended.mended).toBe(2);
	expect(await appliedKind(mended)).toBe("applied");
	expect(await sql("select zip_code, state from dealerships order by id")).toEqual([
		{ zip_code: "34102", state: "Florida" },
		{ zip_code: "34103", state: "Florida" },
		{ zip_code: "34102", state: "Florida" },
	]);
});

it("mends a text in all rows that have it, and lists the rows of a cause", async () => {
	const webless = (n: number, website: string) => `${dealer(n)},${website}`;
	const wrong = ["/a", "/a", "/a", "/b", "/b", "/c"].map((website, index) =>
		webless(index + 1, website),
	);
	const one = await check([`${header},website`, ...wrong].join("\n"));
	const cause = { kind: "dropped", cause: "unreadable website" };
	const text = { field: "website", problem: expect.stringMatching(/^Enter a web address/) };
	expect(readyState(one)).toMatchObject({ noted: 6, counts: { added: 6 } });
	expect(readyState(one).causes).toEqual([
		{
			...{ ...cause, rows: 6, first: [2, 3, 4, 5, 6] },
			texts: [
				{ ...text, text: "/a", rows: 3 },
				{ ...text, text: "/b", rows: 2 },
			],
		},
	]);
	const mended = await revise(one.id, {
		texts: [
			{ field: "website", from: "/a", to: "a.example.com" },
			{ field: "website", from: "/b", to: "/d" },
		],
		cells: [{ row: 2, field: "website", text: "own.example.com" }],
	});
	expect(mended.mended).toBe(5);
	const { items } = await rowsOf(one, "?cause=dropped: unreadable website");
	expect(items.map(({ row, notes }) => [row, notes[0]?.cell?.text])).toEqual([
		[5, "/d"],
		[6, "/d"],
		[7, "/c"],
	]);
	expect(await appliedKind(mended)).toBe("applied");
	expect(await sql("select website from dealerships order by id limit 4")).toEqual([
		{ website: "https://own.example.com" },
		{ website: "https://a.example.com" },
		{ website: "https://a.example.com" },
		{ website: null },
	]);
});

it("leaves out refused rows if the operator says so, and takes other options", async () => {
	const withoutMail = dealer(2).replace("dealer2@example.com", "");
	const refused = await check(list(dealer(1), withoutMail));
	expect(readyState(refused).counts).toMatchObject({ added: 1, refused: 1 });
	const allowed = await revise(refused.id, { options: { ...update, allowMissing: ["email"] } });
	expect(readyState(allowed).counts).toMatchObject({ added: 2, refused: 0 });
	const again = await revise(refused.id, { options: update });
	expect(await appliedKind(again, true)).toBe("applied");
	expect(await sql("select ref from dealerships")).toEqual([{ ref: "D-1" }]);
});

it("hides many dealers only if the operator confirms it, and asks if they became many", async () => {
	const options = { ...update, replace: true };
	await apply(await check(list(...numbers(1, 30).map((n) => dealer(n)))));
	const whole = await check(list(...numbers(10, 30).map((n) => dealer(n))), { options });
	const cutOff = await check(list(dealer(1), dealer(2, { phone: "555" })), { options });
	expect(readyState(whole).overHideLimit).toBeUndefined();
	expect(readyState(cutOff)).toMatchObject({
		counts: { hidden: 28, refused: 1 },
		overHideLimit: { hidden: 28, visible: 30 },
	});
	const { fingerprint } = readyState(cutOff);
	const application = { fingerprint, skipRefused: true };
	expect(await post(`/${cutOff.id}/application`, application)).toMatchObject({
		status: 422,
		body: { error: "Many dealers would be hidden. Confirm how many." },
	});
	await post(`/${cutOff.id}/application`, { ...application, confirmsHiding: true });
	expect((await settled(cutOff.id)).state.kind).toBe("applied");
	// Of dealer 2, the file has a row, if a refused one.
	expect(await sql("select ref from dealerships where visibility = 'visible'")).toEqual([
		{ ref: "D-1" },
		{ ref: "D-2" },
	]);
	await undo(Number((await sql("select max(id) as id from changes"))[0]?.id));

	await sql(`insert into dealerships (ref, name, address, city, state, zip_code, phone, email, reviewed_at)
		select 'N-' || n, 'New ' || n, n || ' New St', 'Naples', 'Florida', '34102', '', '', now()
		from generate_series(1, 12) as n`);
	const now = await apply(whole);
	expect(now.state).toMatchObject({
		...{ kind: "ready", hasListChanged: true },
		overHideLimit: { hidden: 21, visible: 42 },
	});
	expect(await sql("select from dealerships where visibility = 'hidden'")).toEqual([]);
});

it("takes a row whose ref another dealer has, for all rows or where it is chosen", async () => {
	await apply(await check(list(dealer(1), dealer(2))));
	const moved = (n: number) =>
		dealer(n).replace(`Dealer ${n},${n} Main St,Naples`, `Boats ${n},${n} Bay Rd,Miami`);
	const refused = await check(list(moved(1), moved(2)));
	const [row] = (await rowsOf(refused)).items;
	expect(row?.notes).toMatchObject([{ offer: "sameRef", candidates: [{ id: 1 }] }]);
	const chosen = await revise(refused.id, { chosen: [{ row: 3, id: 2 }] });
	expect(readyState(chosen).counts).toMatchObject({ changed: 1, refused: 1 });
	const all = await revise(refused.id, { options: { ...update, sameRef: true } });
	expect(readyState(all).counts).toMatchObject({ changed: 2, refused: 0 });
	expect(await appliedKind(all)).toBe("applied");
	expect(await sql("select name from dealerships order by id")).toEqual([
		{ name: "Boats 1" },
		{ name: "Boats 2" },
	]);
});

it("takes the dealer that the operator chooses where a row may be several", async () => {
	await sql(`insert into dealerships (name, address, city, state, zip_code, phone, email)
		select 'Twin Carts', address, 'Naples', 'Florida', '34102', '239-555-0142', 'a@example.com'
		from unnest(array['1 Main St', '1 Main Street']) as address`);
	const twin =
		"name,address,city,zip,phone,email\nTwin,1 Main St.,Naples,34102,239-555-0142,a@example.com";
	const ambiguous = await check(twin.replace("Twin,", "TWIN Carts,"));
	const [row] = (await rowsOf(ambiguous)).items;
	const ids = row?.notes[0]?.candidates?.map(({ id }) => id) ?? [];
	expect(ids).toHaveLength(2);
	const chosen = await revise(ambiguous.id, { chosen: [{ row: 2, id: ids[1] ?? 0 }] });
	expect((await rowsOf(chosen)).items).toMatchObject([{ id: ids[1], outcome: "changed" }]);
	// What stays as it is has a list of its own.
	expect((await rowsOf(chosen, "?show=missing")).items).toMatchObject([
		{ id: ids[0], outcome: "missing" },
	]);
	const back = await revise(ambiguous.id, { chosen: [{ row: 2, id: null }] });
	expect(readyState(back).counts.refused).toBe(1);
});

it("pages through the report, and gives all of it as CSV", async () => {
	const one = await check(list(...numbers(1, 120).map((n) => dealer(n)), dealer(1)));
	const first = await rowsOf(one);
	const second = await rowsOf(one, `?after=${first.next}`);
	const third = await rowsOf(one, `?after=${second.next}`);
	expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 21]);
	expect(first.previous).toBeUndefined();
	expect(third.next).toBeUndefined();
	expect(await rowsOf(one, `?before=${third.previous}`)).toEqual(second);
	expect(await rowsOf(one, `?before=${second.previous}`)).toEqual(first);
	expect((await rowsOf(one, "?show=skipped")).items).toMatchObject([{ row: 122 }]);
	// What was on the page has another outcome since its rows were mended.
	expect(await rowsOf(one, `?after=${third.items.at(-1)?.place}`)).toEqual(first);
	expect(await rowsOf(one, `?before=${first.items[0]?.place}`)).toEqual(first);
	const { body } = await ask<string>(`/${one.id}/report.csv`);
	expect(body.split("\r\n").slice(0, 2)).toEqual([
		"row,id,what,name,field,old,new,why,cause",
		"2,,added,Dealer 1,,,,,",
	]);
});

const notAList = /^The file is not a list: .+ "CSV UTF-8"/;

it.each<[string, string | Buffer, RegExp]>([
	["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), notAList],
	["a broken workbook", Buffer.from("504b030414000600080000002100", "hex"), notAList],
	["a PDF", "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>", notAList],
	["an empty file", "", /^The file is empty\./],
	["blank lines", " \r\n\r\n", /^The file is empty\./],
	[
		"two encodings",
		Buffer.from("name,city\nCaf\xe9,Caf\xc3\xa9", "latin1"),
		/^The file is not in UTF-8/,
	],
	[
		"a letter",
		"Dear Ada,\nhere is the list.",
		/^The file is not a list of dealers: .+ name, address/,
	],
	["a list of something else in JSON", '[{"price": 9995}]', /^The file is not a list of dealers: /],
])("refuses what is no list in a sentence, and does not keep it: %s", async (_, body, error) => {
	const query = new URLSearchParams({
		...{ kind: "dealers", file: "list.csv", options: JSON.stringify(update) },
	});
	expect(await ask(`?${query}`, { method: "POST", body: body as BodyInit })).toMatchObject({
		status: 422,
		body: { error: expect.stringMatching(error) },
	});
	expect((await ask("")).body).toEqual([]);
});

/** Nothing of it is understood. */
const strange = (...shops: string[]) =>
	[
		"Nam,Strasse,Ort,PLZ,Fon,Post",
		...shops.map((shop) => `${shop},1 Main St,Naples,34102,239-555-0142,a@example.com`),
	].join("\n");

const germanColumns = {
	...{ Nam: "name", Strasse: "address", Ort: "city", PLZ: "zipCode", Fon: "phone", Post: "email" },
};

it.each(["dealers", "vehicles"])("gives an empty list of %s", async (kind) => {
	const { body } = await ask<string>(`/template.csv?kind=${kind}`);
	const { inFile } = (await check(`${body}\n"x"`, { kind })).columns;
	expect(inFile.filter(({ field }) => field === null)).toEqual([]);
	expect(inFile[0]).toMatchObject({ field: "name", samples: ["x"] });
});

it("asks what the columns are, and remembers it once the list is applied", async () => {
	const asked = await check(strange("Gulf Carts", "", "Bay Carts", "Key Carts", "East Carts"));
	expect(asked.state.kind).toBe("failed");
	expect(asked.columns).toMatchObject({
		missing: ["name", "address", "city", "zipCode", "phone", "email"],
		fields: expect.arrayContaining(["name", "monday"]),
	});
	expect(asked.columns.inFile[0]).toEqual({
		...{ heading: "Nam", number: 1, field: null, isUnknown: true },
		samples: ["Gulf Carts", "Bay Carts", "Key Carts"],
	});
	const read = await revise(asked.id, { columns: germanColumns });
	expect(readyState(read).counts).toMatchObject({ added: 4, refused: 1 });
	expect(read.columns.missing).toEqual([]);
	// Seen, and not applied.
	expect((await check(strange("Gulf Carts"))).state.kind).toBe("failed");
	expect(await appliedKind(read, true)).toBe("applied");
	const next = await check(strange("West Carts"));
	expect(readyState(next).counts).toMatchObject({ added: 1 });
	expect(next.columns.chosenAt).toEqual(expect.any(String));
	const ignored = await revise(next.id, { columns: { ...germanColumns, Fon: "" } });
	expect(ignored.columns).toMatchObject({ missing: ["phone"] });
	expect(ignored.columns.chosenAt).toBeUndefined();
	expect(ignored.columns.inFile[4]).toEqual({
		...{ heading: "Fon", number: 5, samples: ["239-555-0142"], field: null },
	});
});

it("forgets what was chosen for columns, though there is nothing to apply then", async () => {
	const { id } = await check(strange("Gulf Carts"));
	await apply(await revise(id, { columns: germanColumns }));
	const again = await check(strange("Gulf Carts"));
	expect(again.columns.chosenAt).toBeDefined();
	const byHeadings = await revise(again.id, { columns: null });
	expect(byHeadings.columns.chosenAt).toBeUndefined();
	expect((await check(strange("Gulf Carts"))).state.kind).toBe("failed");
});

it("forgets nothing that was chosen for the columns of another sheet", async () => {
	const { id } = await check(strange("Gulf Carts"));
	await apply(await revise(id, { columns: germanColumns }));
	const rowsOf = (csv: string) => csv.split("\n").map((line) => line.split(","));
	const book = makeWorkbook({ List: rowsOf(list(dealer(1))), Liste: rowsOf(strange("Key Carts")) });
	const first = await check(book, { options: { ...update, sheet: "List" } });
	await revise(first.id, { columns: null });
	const other = await revise(first.id, { options: { ...update, sheet: "Liste" } });
	expect(other.columns.chosenAt).toBeDefined();
});

it("keeps nothing of a list that is read by its headings", async () => {
	const one = await check(list(dealer(1)));
	await apply(await revise(one.id, { columns: null }));
	expect((await check(list(dealer(1)))).columns.chosenAt).toBeUndefined();
});

it("lists a column without a heading that has cells, and reads it as it is chosen", async () => {
	const nameless =
		`,address,city,zip,phone,email,\n${dealer(1).split(",").slice(1).join(",")},`.replace(
			",Florida",
			"",
		);
	const asked = await check(nameless);
	expect(asked.columns.inFile.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
	expect(asked.columns.inFile[0]).toEqual({
		...{ heading: "", number: 1, samples: ["Dealer 1"], field: null },
	});
	expect(readyState(await revise(asked.id, { columns: { "": "name" } })).counts).toMatchObject({
		...{ added: 1, refused: 0 },
	});
});

it("asks once about columns that are not read, however many they are", async () => {
	const rest = "category,series,model,description,range,imageUrl";
	const scout = "Scout 4,9995,4-seater,Scout,4,Four seats,60 miles,/a.svg";
	const one = await check(`name,price,${rest},Dealer notes\n${scout},x`, { kind: "vehicles" });
	expect(one.state.kind).toBe("failed");
	const read = await revise(one.id, { columns: {} });
	expect(readyState(read).counts).toMatchObject({ added: 1 });
	expect(read.columns.inFile.filter(({ isUnknown }) => isUnknown)).toEqual([]);
});

it("adds choices to those that are remembered", async () => {
	await apply(await revise((await check(strange("Gulf Carts"))).id, { columns: germanColumns }));
	const one = await check(strange("West Carts"));
	await revise(one.id, { columns: { fon: "" } });
	const read = await revise(one.id, { columns: { post: "" } });
	expect(read.columns.missing).toEqual(["phone", "email"]);
	const again = await revise(one.id, { columns: { fon: "phone", post: "email" } });
	expect(readyState(again).counts).toMatchObject({ added: 1 });
});

it("applies nothing if the choice of columns cannot be kept", async () => {
	const asked = await check(strange("Gulf Carts"));
	const read = await revise(asked.id, { columns: germanColumns });
	await sql("alter table column_choices rename to kept_choices");
	try {
		await beginToApply(read);
		expect((await settled(read.id)).state.kind).toBe("failed");
	} finally {
		await sql("alter table kept_choices rename to column_choices");
	}
	expect(await sql("select from dealerships")).toEqual([]);
});

it("reads vehicles in JSON as they are, without a choice of columns", async () => {
	const scout = { name: "Scout 4", price: 9995, category: "4-seater", series: "Scout", model: "4" };
	const more = { description: "Four", range: "60 miles", imageUrl: "/a.svg", "Model name": "S4" };
	const one = await check(JSON.stringify([{ ...scout, ...more }]), { kind: "vehicles" });
	expect(one.columns).toEqual({ inFile: [], fields: [], missing: [] });
});

it("corrects a cell that is read from several columns as a whole", async () => {
	const long = "x".repeat(300);
	const row = `Gulf Carts,${long},Suite 1,Naples,34102,239-555-0142,a@example.com,noon`;
	const first = await check(
		`name,address line 1,address line 2,city,zip,phone,email,Monday\n${row}`,
	);
	expect(readyState(first).counts).toMatchObject({ refused: 1 });
	const cells = [
		{ row: 2, field: "address", text: "1 Main St, Suite 1" },
		{ row: 2, field: "openingHours", text: "Mon 9 AM-5 PM" },
	];
	expect(await appliedKind(await revise(first.id, { cells }))).toBe("applied");
	expect(await sql("select address, opening_hours as hours from dealerships")).toEqual([
		{ address: "1 Main St, Suite 1", hours: "Mon 9 AM-5 PM" },
	]);
});

it("says what is wrong with a file, how its columns were understood, and forgets it", async () => {
	const unread = await check("name,phone\nGulf Carts,239-555-0142");
	expect(unread.state).toMatchObject({ kind: "failed" });
	expect(JSON.stringify(unread.state)).toMatch(/lacks the columns address, city/);
	const read = await check(`${header},Postal Code,Fax\n${dealer(1)},1,2`);
	expect(read.columns.inFile.slice(5)).toEqual([
		{ heading: "zip", number: 6, samples: ["34102"], field: "zipCode" },
		{ heading: "phone", number: 7, samples: ["239-555-0142"], field: "phone" },
		{ heading: "email", number: 8, samples: ["dealer1@example.com"], field: "email" },
		{
			...{ heading: "Postal Code", number: 9, samples: ["1"], field: null },
			readInstead: { heading: "zip", number: 6 },
		},
		{ heading: "Fax", number: 10, samples: ["2"], field: null, isUnknown: true },
	]);
	expect(read.columns.missing).toEqual([]);
	expect((await ask("", {})).body).toHaveLength(2);
	expect((await ask(`/${read.id}`, { method: "DELETE" })).status).toBe(204);
	expect((await ask(`/${read.id}`)).status).toBe(404);
	const query = new URLSearchParams({
		kind: "dealers",
		file: "x.csv",
		options: JSON.stringify(update),
	});
	const large = await ask(`?${query}`, { method: "POST", body: "x".repeat(maxImportBytes + 1) });
	expect(large).toMatchObject({ status: 413, body: { error: /larger than 25 MB/ } });
	const headers = { "content-encoding": "gzip" };
	const coded = await ask(`?${query}`, { method: "POST", headers, body: "x" });
	expect(coded).toMatchObject({
		status: 415,
		body: { error: expect.stringMatching(/^Send the body uncompressed/) },
	});
	expect((await ask("?kind=dealers&file=x.csv&options=x", { method: "POST" })).status).toBe(400);
});

it("takes a workbook, offers its sheets, and says how a file was read", async () => {
	const rows = [header.split(","), dealer(1).split(",")];
	const book = makeWorkbook({ "Read me": [["hello"]], Dealers: rows, Nothing: [] });
	const first = await check(book);
	expect(first).toMatchObject({
		sheets: ["Dealers", "Read me", "Nothing"],
		notes: ['Sheet "Dealers" is read. Other sheets are: Read me, Nothing.'],
		state: { kind: "ready" },
	});
	const none = await revise(first.id, { options: { ...update, sheet: "Nothing" } });
	expect(none).toMatchObject({
		columns: { inFile: [], missing: [] },
		state: { kind: "failed", error: expect.stringMatching(/empty/) },
	});
	const second = await revise(first.id, { options: { ...update, sheet: "Dealers" } });
	expect(readyState(second).counts).toMatchObject({ added: 1 });
	expect(await appliedKind(second)).toBe("applied");
	const old = await check(Buffer.from(list(dealer(2).replace("Dealer", "Caf\xe9")), "latin1"));
	expect(old.notes).toEqual([expect.stringMatching(/read as Windows-1252/)]);
	expect(await appliedKind(old)).toBe("applied");
	expect(await sql("select name from dealerships order by id")).toEqual([
		{ name: "Dealer 1" },
		{ name: "Café 2" },
	]);
	const vehicles = await check(JSON.stringify([{ ...scout }]), { kind: "vehicles" });
	expect(readyState(vehicles).counts).toMatchObject({ added: 1 });
});

const scout = {
	...{ name: "Scout 4", description: "Four seats", price: 9995, range: "60 miles" },
	...{ category: "4-seater", series: "Scout", model: "4" },
	imageUrl: "https://example.com/scout.png",
	specifications: { power: { topSpeed: "25 mph" } },
};

it("takes cells as long as those of a file", async () => {
	const vehicles = `name,price,category,series,model,description,range,imageUrl,features
Long 4,9995,4-seater,Long,4,Four seats,60 miles,/a.svg,${"x".repeat(5001)}`;
	const one = await check(vehicles, { kind: "vehicles" });
	expect((await rowsOf(one)).items[0]?.notes[0]?.cell).toMatchObject({ field: "features" });
	const text = `${"x".repeat(3000)} | ${"y".repeat(3000)}`;
	const mended = await revise(one.id, { cells: [{ row: 2, field: "features", text }] });
	expect(readyState(mended).counts).toMatchObject({ refused: 0, added: 1 });
});

it("keeps what other vehicles have where a column is added for the cell of one", async () => {
	const rest = "category,series,model,range,imageUrl";
	const scout = "4-seater,Scout,4,60 miles,/a.svg";
	const whole = `name,price,description,${rest}\nScout 4,9995,Four seats,${scout}`;
	await apply(await check(whole, { kind: "vehicles" }));
	const prices = `name,price,${rest}\nScout 4,8995,${scout}\nScout 6,9995,${scout}`;
	const { id } = await check(prices, { kind: "vehicles" });
	const mended = await revise(id, { cells: [{ row: 3, field: "description", text: "Six" }] });
	expect(readyState(mended).counts).toMatchObject({ changed: 1, added: 1, refused: 0 });
	expect(await appliedKind(mended)).toBe("applied");
	expect(await sql("select description from vehicles order by id")).toEqual([
		{ description: "Four seats" },
		{ description: "Six" },
	]);
});

it("imports vehicles with the same care", async () => {
	const vehicles = (price: string, ...others: string[]) =>
		[
			"name,price,category,series,model,description,range,imageUrl",
			`Scout 4,${price},4-seater,Scout,4,Four seats,60 miles,/a.svg`,
			...others,
		].join("\n");
	const options = { ...update, replace: true };
	const old = "Old One,5000,2-seater,Old,1,Two seats,30 miles,/b.svg";
	await apply(await check(vehicles("9995", old), { kind: "vehicles" }));
	const wrong = await check(vehicles("free"), { kind: "vehicles", options });
	const [row] = (await rowsOf(wrong)).items;
	expect(row).toMatchObject({ row: 2, outcome: "refused", name: "Scout 4" });
	expect(row?.notes[0]?.cell).toEqual({
		...{ field: "price", text: "free" },
		problem: expect.stringMatching(/^must be a price in dollars/),
	});
	expect((await beginToApply(wrong, true)).status).toBe(422);
	const mended = await revise(wrong.id, { cells: [{ row: 2, field: "price", text: "$8,995" }] });
	expect(readyState(mended).counts).toMatchObject({ changed: 1, removed: 1 });
	expect(await appliedKind(mended)).toBe("applied");
	expect(await sql("select name, price::int from vehicles")).toEqual([
		{ name: "Scout 4", price: 8995 },
	]);
});

it("reads hours without AM or PM for all rows, once it is told to", async () => {
	const one = await check(`${header},hours\r\n${dealer(1)},M-F 8-5\r\n${dealer(2)},M-F 9-6`);
	const notes = async () => (await rowsOf(one)).items.flatMap((row) => row.notes);
	const cause = "hours without AM or PM";
	const dropped = { kind: "dropped", cause, offer: "assumeOfficeHours" };
	expect(await notes()).toMatchObject([dropped, dropped]);
	await revise(one.id, { options: { ...update, assumeOfficeHours: true } });
	expect((await notes()).map(({ kind, text }) => [kind, text])).toEqual([
		["mended", "hours: M-F 8-5 is read as Mon-Fri 8 AM-5 PM"],
		["mended", "hours: M-F 9-6 is read as Mon-Fri 9 AM-6 PM"],
	]);
});
