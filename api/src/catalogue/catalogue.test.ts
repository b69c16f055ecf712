import { dealershipSchema, queries } from "@nev/contract";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { isServerRunning, serverPid, tempDataDirectory } from "../../test/embedded-server.js";
import { openInProcess } from "../../test/program.js";
import { databaseUrl, openTestBackend, silent, type TestBackend } from "../../test/test-backend.js";
import { openEmbeddedPostgres } from "../storage/embedded-postgres/index.js";

const one = await openTestBackend();
const other = await openTestBackend({ DATABASE_URL: databaseUrl(one.connection, "postgres") });
afterAll(async () => {
	await other.close();
	await one.close();
});

const world = { west: -180, south: -90, east: 180, north: 90, zoom: 14 };

/** Adds a dealer as another program would, in a town without any. */
async function addDealer(backend: TestBackend, name: string, zipCode = "58801"): Promise<number> {
	const [row] = await backend.sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email, latitude, longitude)
		values ($1, $1, 'Williston', 'North Dakota', $2, '(701) 555-0142', 'a@example.com', 48.15, -103.62)
		returning id`,
		[name, zipCode],
	);
	return Number(row?.id);
}

const removeDealer = (id: number) => one.sql("delete from dealerships where id = $1", [id]);

/** Everything that an API says of North Dakota's dealers, each as names or numbers. */
async function northDakota({ client }: TestBackend) {
	const state = "North Dakota";
	const [list, ofState, page, near, clusters, counted, health] = await Promise.all([
		client.get(queries.dealerships()),
		client.get(queries.dealershipsOfState(state)),
		client.get(queries.searchDealerships({ q: "williston" })),
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
		dealerCount: counted.dealerCount,
		health: health.dealerships,
	};
}

const nobody = {
	list: [],
	ofState: [],
	search: [],
	near: [],
	clusters: [],
	dealerCount: 0,
	health: 300,
};

const somebody = (name: string) => ({
	list: [name],
	ofState: [name],
	search: [name],
	near: [name],
	clusters: [name],
	dealerCount: 1,
	health: 301,
});

describe("a change by another program", () => {
	it("is seen in every list, count and search of two backends", async () => {
		for (const backend of [one, other]) expect(await northDakota(backend)).toEqual(nobody);

		const id = await addDealer(one, "Prairie Carts");
		for (const backend of [one, other]) {
			await expect.poll(() => northDakota(backend)).toEqual(somebody("Prairie Carts"));
		}
		await one.sql("update dealerships set name = 'Plains Carts' where id = $1", [id]);
		for (const backend of [one, other]) {
			await expect.poll(() => northDakota(backend)).toEqual(somebody("Plains Carts"));
			expect(await backend.client.get(queries.dealership(id))).toHaveProperty("id", id);
		}
		await one.sql("update dealerships set visibility = 'hidden' where id = $1", [id]);
		for (const backend of [one, other]) {
			await expect.poll(() => northDakota(backend)).toEqual(nobody);
			expect((await backend.fetch(`/api/dealerships/${id}`)).status).toBe(404);
		}
		await removeDealer(id);
	});

	it("of a vehicle and its picture is seen too, with another ETag", async () => {
		const [vehicle] = await one.client.get(queries.vehicles());
		const { slug = "", price = 0, imageUrl = "" } = vehicle ?? {};
		const etag = async () => (await one.fetch("/api/vehicles")).headers.get("etag");
		const before = await etag();
		const picture = await (await one.fetch(imageUrl)).text();
		await one.sql("update vehicles set price = price + 1 where slug = $1", [slug]);
		await one.sql("update images set svg = '<svg/>' where name = $1", [`${slug}.svg`]);
		for (const backend of [one, other]) {
			await expect
				.poll(async () => (await backend.client.get(queries.vehicle(slug))).price)
				.toBe(price + 1);
			await expect.poll(async () => (await backend.fetch(imageUrl)).text()).toBe("<svg/>");
		}
		expect(await etag()).not.toBe(before);
		await one.sql("update vehicles set price = price - 1 where slug = $1", [slug]);
		await one.sql("update images set svg = $2 where name = $1", [`${slug}.svg`, picture]);
		await expect.poll(etag).toBe(before);
	});

	it("that breaks the contract does not break the lists", async () => {
		const [dealer, vehicle] = [
			"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('Wrong', '1', 'Reno', 'NV', '89501', '1', 'a@example.com')",
			"update vehicles set category = 'golf' where id = (select min(id) from vehicles)",
		];
		const [before] = await one.sql("select category from vehicles order by id limit 1");
		await one.sql(vehicle);
		await one.sql(dealer);
		await one.catalogue.refresh();
		expect(await one.client.get(queries.vehicles())).toHaveLength(32);
		expect(await one.client.get(queries.dealerships())).toHaveLength(300);

		await one.sql("delete from dealerships where state = 'NV'");
		await one.sql("update vehicles set category = $1 where id = (select min(id) from vehicles)", [
			before?.category,
		]);
		await one.catalogue.refresh();
		expect(await one.client.get(queries.vehicles())).toHaveLength(33);
	});
});

describe("a refresh", () => {
	it("holds everything that was committed before it was asked for, however many ask at once", async () => {
		const names = Array.from({ length: 25 }, (_, number) => `Dealer ${number}`);
		const ids = await Promise.all(
			names.map(async (name, number) => {
				const backend = number % 2 ? one : other;
				const id = await addDealer(one, name);
				await backend.catalogue.refresh();
				expect(backend.catalogue.snapshot.dealerships.byId(id)?.name).toBe(name);
				return id;
			}),
		);
		await Promise.all(ids.map(removeDealer));
		await Promise.all([one.catalogue.refresh(), other.catalogue.refresh()]);
		for (const backend of [one, other]) expect(await northDakota(backend)).toEqual(nobody);
	});

	it("is shared by those who wait for it", async () => {
		await one.catalogue.refresh();
		const { version } = one.catalogue.snapshot;
		await Promise.all(Array.from({ length: 50 }, () => one.catalogue.refresh()));
		expect(one.catalogue.snapshot.version).toBe(version + 1);

		const first = one.catalogue.refresh();
		await Promise.resolve();
		await Promise.all([first, ...Array.from({ length: 50 }, () => one.catalogue.refresh())]);
		expect(one.catalogue.snapshot.version).toBeLessThanOrEqual(version + 3);
	});

	it("that fails says so, leaves the snapshot, and the next one works", async () => {
		const { snapshot } = one.catalogue;
		await one.sql("alter table images rename to pictures");
		onTestFinished(
			async () => void (await one.sql("alter table if exists pictures rename to images")),
		);
		const refreshes = [one.catalogue.refresh(), one.catalogue.refresh()];
		for (const refresh of refreshes) await expect(refresh).rejects.toThrow();
		expect(one.catalogue.snapshot).toBe(snapshot);
		await one.sql("alter table pictures rename to images");
		await one.catalogue.refresh();
		expect(one.catalogue.snapshot.version).toBeGreaterThan(snapshot.version);
	});
});

describe("while the database is away", () => {
	it("reads go on, the health check says so, and changes are seen when it is back", async () => {
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

	it("an embedded one is brought back by whoever is left, and all goes on", async () => {
		const data = tempDataDirectory();
		const starter = await openInProcess({ DATA_DIR: data });
		const backend = await openTestBackend({ DATA_DIR: data });
		const server = serverPid(data);
		await starter.kill();
		process.kill(server, "SIGKILL");

		await expect.poll(() => isServerRunning(data) && serverPid(data) !== server).toBe(true);
		await expect.poll(() => backend.client.get(queries.health())).toMatchObject({ status: "ok" });
		await addDealer(backend, "Prairie Carts");
		await expect.poll(() => northDakota(backend)).toEqual(somebody("Prairie Carts"));
		await backend.close();
		expect(isServerRunning(data)).toBe(false);
	});
});

describe("a backend that is closed", () => {
	it("leaves no connection", async () => {
		const url = `${databaseUrl(one.connection, "postgres")}&application_name=third`;
		const third = await openTestBackend({ DATABASE_URL: url });
		const connections = () =>
			one.sql("select 1 as one from pg_stat_activity where application_name = 'third'");
		expect((await connections()).length).toBeGreaterThan(0);
		await third.close();
		await expect.poll(connections).toEqual([]);
	});

	it("waits for a reading that is under way", async () => {
		const data = tempDataDirectory();
		const backend = await openTestBackend({ DATA_DIR: data });
		await Promise.all([backend.catalogue.refresh(), backend.close()]);
		expect(isServerRunning(data)).toBe(false);
	});
});
