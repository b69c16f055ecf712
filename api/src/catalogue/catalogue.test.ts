import { dealershipSchema, queries } from "@nev/contract";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import {
	isServerRunning,
	serverPid,
	tempDataDirectory,
	usedDataDirectory,
} from "../../test/embedded-server.js";
import { openInProcess } from "../../test/program.js";
import { databaseUrl, openTestBackend, silent, type TestBackend } from "../../test/test-backend.js";
import { openEmbeddedPostgres } from "../storage/embedded-postgres/embedded-postgres.js";

const first = await openTestBackend();
const firstUrl = databaseUrl(first.connection, first.connection.database);
const second = await openTestBackend({ DATABASE_URL: firstUrl });
afterAll(async () => {
	await second.close();
	await first.close();
});

const world = { west: -180, south: -90, east: 180, north: 90, zoom: 14 };

/** Adds a dealer through SQL, in North Dakota, which has none. */
async function addDealer(backend: TestBackend, name: string, zipCode = "58801"): Promise<number> {
	const [row] = await backend.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email, latitude, longitude)
		values ($1, $1, 'Williston', 'North Dakota', $2, '(701) 555-0142', 'a@example.com', 48.15, -103.62)
		returning id`,
		[name, zipCode],
	);
	return Number(row?.id);
}

const removeDealer = (id: number) => first.sql("delete from dealerships where id = $1", [id]);

/** What each call of the API returns for North Dakota: names, or a number. */
async function northDakota({ client }: TestBackend) {
	const state = "North Dakota";
	const [list, ofState, page, near, clusters, stateInfo, health] = await Promise.all([
		client.get(queries.dealerships()),
		client.get(queries.dealershipsOfState(state)),
		client.get(queries.searchDealerships({ q: '"williston"' })),
		client.get(queries.nearbyDealerships({ zip: "58801", radiusMiles: 20 })),
		client.get(queries.clusters({ ...world, state })),
		client.get(queries.state("north-dakota")),
		client.get(queries.health()),
	]);
	return {
		list: list.filter((dealer) => dealer.state === state).map(({ name }) => name),
		ofState: ofState.map(({ name }) => name),
		search: page.dealerships.map(({ name }) => name),
		near: near.withinRadius > 0 ? near.dealerships.map(({ name }) => name) : [],
		clusters: clusters.clusters.map(({ dealership }) => dealership?.name),
		dealerCount: stateInfo.dealerCount,
		health: health.dealerships,
	};
}

const withoutDealers = {
	list: [],
	ofState: [],
	search: [],
	near: [],
	clusters: [],
	dealerCount: 0,
	health: 300,
};

const withDealer = (name: string) => ({
	list: [name],
	ofState: [name],
	search: [name],
	near: [name],
	clusters: [name],
	dealerCount: 1,
	health: 301,
});

describe("a change by another program", () => {
	it("appears in every list, count and search of two backends", async () => {
		for (const backend of [first, second])
			expect(await northDakota(backend)).toEqual(withoutDealers);

		const id = await addDealer(first, "Prairie Carts");
		for (const backend of [first, second]) {
			await expect.poll(() => northDakota(backend)).toEqual(withDealer("Prairie Carts"));
		}
		await first.sql("update dealerships set name = 'Plains Carts' where id = $1", [id]);
		for (const backend of [first, second]) {
			await expect.poll(() => northDakota(backend)).toEqual(withDealer("Plains Carts"));
			expect(await backend.client.get(queries.dealership(id))).toHaveProperty("id", id);
		}
		await first.sql("update dealerships set visibility = 'hidden' where id = $1", [id]);
		for (const backend of [first, second]) {
			await expect.poll(() => northDakota(backend)).toEqual(withoutDealers);
			expect((await backend.fetch(`/api/dealerships/${id}`)).status).toBe(404);
		}
		await removeDealer(id);
	});

	it("of a phone number appears in the format of all numbers", async () => {
		const id = await addDealer(first, "Dotted Carts");
		onTestFinished(async () => void (await removeDealer(id)));
		await first.sql("update dealerships set phone = '701.555.0142x3' where id = $1", [id]);
		await expect
			.poll(async () => (await second.client.get(queries.dealership(id))).phone)
			.toBe("(701) 555-0142 ext. 3");
	});

	it("of opening hours appears as hours of a time zone, and unreadable ones are left out", async () => {
		const id = await addDealer(first, "Prairie Carts");
		const set = (text: string) =>
			first.sql("update dealerships set opening_hours = $2 where id = $1", [id, text]);
		const hours = async () => {
			await first.catalogue.refresh();
			return (await first.client.get(queries.dealership(id))).openingHours;
		};
		await set("Mon-Fri 8 AM-6 PM");
		expect(await hours()).toEqual({
			timeZone: "America/Chicago",
			week: [{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" }],
			exceptions: [],
		});
		await set("in summer");
		expect(await hours()).toBeUndefined();
		await removeDealer(id);
	});

	it("of opening hours is kept once for all dealerships that have the same", async () => {
		const ids = [await addDealer(first, "Prairie Carts"), await addDealer(first, "Badlands Carts")];
		await first.sql(
			"update dealerships set opening_hours = 'Mon-Fri 8 AM-6 PM' where id = any($1)",
			[ids],
		);
		await first.catalogue.refresh();
		const [one, other] = ids.map(
			(id) => first.catalogue.snapshot.dealershipIndex.byId(id)?.openingHours,
		);
		expect(one).toBeDefined();
		expect(one).toBe(other);
		for (const id of ids) await removeDealer(id);
	});

	it("of a vehicle and its picture appears too, with another ETag", async () => {
		const [vehicle] = await first.client.get(queries.vehicles());
		const { slug = "", price = 0, imageUrl = "" } = vehicle ?? {};
		const etag = async () => (await first.fetch("/api/vehicles")).headers.get("etag");
		const before = await etag();
		const picture = await (await first.fetch(imageUrl)).text();
		await first.sql("update vehicles set price = price + 1 where slug = $1", [slug]);
		await first.sql("update images set svg = '<svg/>' where name = $1", [`${slug}.svg`]);
		for (const backend of [first, second]) {
			await expect
				.poll(async () => (await backend.client.get(queries.vehicle(slug))).price)
				.toBe(price + 1);
			await expect.poll(async () => (await backend.fetch(imageUrl)).text()).toBe("<svg/>");
		}
		expect(await etag()).not.toBe(before);
		await first.sql("update vehicles set price = price - 1 where slug = $1", [slug]);
		await first.sql("update images set svg = $2 where name = $1", [`${slug}.svg`, picture]);
		await expect.poll(etag).toBe(before);
	});

	it("that violates the contract does not break the lists", async () => {
		const [dealer, vehicle] = [
			"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('Wrong', '1', 'Reno', 'NV', '89501', '1', 'a@example.com')",
			"update vehicles set category = 'golf' where id = (select min(id) from vehicles)",
		];
		const [before] = await first.sql("select category from vehicles order by id limit 1");
		await first.sql(vehicle);
		await first.sql(dealer);
		await first.catalogue.refresh();
		expect(await first.client.get(queries.vehicles())).toHaveLength(32);
		expect(await first.client.get(queries.dealerships())).toHaveLength(300);

		await first.sql("delete from dealerships where state = 'NV'");
		await first.sql("update vehicles set category = $1 where id = (select min(id) from vehicles)", [
			before?.category,
		]);
		await first.catalogue.refresh();
		expect(await first.client.get(queries.vehicles())).toHaveLength(33);
	});
});

describe("a refresh", () => {
	it("includes everything committed before the call, with any number of concurrent calls", async () => {
		const names = Array.from({ length: 25 }, (_, number) => `Dealer ${number}`);
		const ids = await Promise.all(
			names.map(async (name, number) => {
				const backend = number % 2 ? first : second;
				const id = await addDealer(first, name);
				await backend.catalogue.refresh();
				expect(backend.catalogue.snapshot.dealershipIndex.byId(id)?.name).toBe(name);
				return id;
			}),
		);
		await Promise.all(ids.map(removeDealer));
		await Promise.all([first.catalogue.refresh(), second.catalogue.refresh()]);
		for (const backend of [first, second])
			expect(await northDakota(backend)).toEqual(withoutDealers);
	});

	it("is shared by concurrent callers", async () => {
		await first.catalogue.refresh();
		const { version } = first.catalogue.snapshot;
		await Promise.all(Array.from({ length: 50 }, () => first.catalogue.refresh()));
		expect(first.catalogue.snapshot.version).toBe(version + 1);

		const refresh = first.catalogue.refresh();
		await Promise.resolve();
		await Promise.all([refresh, ...Array.from({ length: 50 }, () => first.catalogue.refresh())]);
		expect(first.catalogue.snapshot.version).toBeLessThanOrEqual(version + 3);
	});

	it("that fails rejects and keeps the snapshot, and the next one works", async () => {
		await first.sql("alter table images rename to pictures");
		onTestFinished(
			async () => void (await first.sql("alter table if exists pictures rename to images")),
		);
		// Also ends a reading that began before.
		await expect(first.catalogue.refresh()).rejects.toThrow();
		const { snapshot } = first.catalogue;
		const refreshes = [first.catalogue.refresh(), first.catalogue.refresh()];
		for (const refresh of refreshes) await expect(refresh).rejects.toThrow();
		expect(first.catalogue.snapshot).toBe(snapshot);
		await first.sql("alter table pictures rename to images");
		await first.catalogue.refresh();
		expect(first.catalogue.snapshot.version).toBeGreaterThan(snapshot.version);
	});
});

describe("while the database is unavailable", () => {
	it("reads continue, the health check reports it, and changes appear when it is back", async () => {
		const data = tempDataDirectory();
		const server = await openEmbeddedPostgres(data, silent);
		const url = databaseUrl(server.connection, "postgres");
		const backend = await openTestBackend({ DATABASE_URL: url });
		onTestFinished(() => backend.close());
		const states = await backend.client.get(queries.states());
		expect(states).toHaveLength(50);
		expect(await backend.client.get(queries.health())).toMatchObject({
			status: "ok",
			database: "up",
		});

		await server.stop();
		await expect
			.poll(async () => {
				const response = await backend.fetch("/api/health");
				return [response.status, await response.json()];
			})
			.toMatchObject([200, { status: "degraded", database: "down" }]);
		expect(await backend.client.get(queries.states())).toEqual(states);
		await expect(backend.catalogue.refresh()).rejects.toThrow();

		await server.ensureRunning();
		await addDealer(backend, "Prairie Carts");
		await expect
			.poll(() => backend.client.get(queries.health()))
			.toMatchObject({ status: "ok", database: "up", dealerships: 1 });
		const [dealer] = await backend.client.get(queries.dealerships());
		expect(dealershipSchema.parse(dealer)).toHaveProperty("name", "Prairie Carts");
	});

	it("a remaining process restarts an embedded server", async () => {
		const data = usedDataDirectory();
		const starter = await openInProcess({ DATA_DIR: data });
		const backend = await openTestBackend({ DATA_DIR: data });
		const server = serverPid(data);
		await starter.kill();
		process.kill(server, "SIGKILL");

		await expect.poll(() => isServerRunning(data) && serverPid(data) !== server).toBe(true);
		await expect.poll(() => backend.client.get(queries.health())).toMatchObject({ status: "ok" });
		await addDealer(backend, "Prairie Carts");
		await expect.poll(() => northDakota(backend)).toEqual(withDealer("Prairie Carts"));
		await backend.close();
		expect(isServerRunning(data)).toBe(false);
	});
});

describe("closing a backend", () => {
	it("closes all connections", async () => {
		const url = `${firstUrl}&application_name=third`;
		const third = await openTestBackend({ DATABASE_URL: url });
		const connections = () =>
			first.sql("select 1 from pg_stat_activity where application_name = 'third'");
		expect((await connections()).length).toBeGreaterThan(0);
		await third.close();
		await expect.poll(connections).toEqual([]);
	});

	it("waits for a refresh that is under way", async () => {
		const data = usedDataDirectory();
		const backend = await openTestBackend({ DATA_DIR: data });
		await Promise.all([backend.catalogue.refresh(), backend.close()]);
		expect(isServerRunning(data)).toBe(false);
	});
});
