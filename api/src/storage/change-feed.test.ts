import pg from "pg";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openTestBackend, silent } from "../../test/test-backend.js";
import { listenForChanges } from "./change-feed.js";

const backend = await openTestBackend();
afterAll(() => backend.close());

const change = "update states set emoji = emoji where name = 'Ohio'";
const isFeed = "application_name = 'feed'";

async function connect(): Promise<pg.Client> {
	const client = new pg.Client({ ...backend.connection, application_name: "feed" });
	client.on("error", () => {});
	await client.connect();
	return client;
}

async function cutConnections(): Promise<void> {
	await backend.sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${isFeed}`);
}

async function listen(onChange: () => Promise<void>) {
	const feed = await listenForChanges({ connect }, onChange, silent);
	onTestFinished(() => feed.stop());
	return feed;
}

describe("the feed of changes", () => {
	it("calls onChange at once, and after every change", async () => {
		const onChange = vi.fn(async () => {});
		const feed = await listen(onChange);
		expect(onChange).toHaveBeenCalledTimes(1);
		expect(feed.isConnected).toBe(true);
		await backend.sql(change);
		await expect.poll(() => onChange.mock.calls.length).toBe(2);
	});

	it("names the table, and which dealerships have changed", async () => {
		const onChange = vi.fn(async (_change?: string) => {});
		await listen(onChange);
		await backend.sql(change);
		await backend.sql("update dealerships set phone = phone where id in (7, 9)");
		await backend.sql("delete from dealerships where id = 7");
		await expect
			.poll(() => onChange.mock.calls.map(([sent]) => sent))
			.toEqual([undefined, "states", "dealerships 7,9", "dealerships 7"]);
	});

	it("names any number of dealerships, each once", async () => {
		const onChange = vi.fn(async (_change?: string) => {});
		await listen(onChange);
		const rows = await backend.sql(
			`insert into dealerships (name, address, city, state, zip_code, phone, email)
			select 'Many ' || number, '1', 'Reno', 'Nevada', '89501', '1', 'a@example.com'
			from generate_series(1, 1500) as number returning id`,
		);
		const ids = () =>
			onChange.mock.calls.flatMap(
				([sent = ""]) => sent.split(" ")[1]?.split(",").map(Number) ?? [],
			);
		await expect.poll(() => ids().length).toBe(1500);
		expect(new Set(ids())).toEqual(new Set(rows.map(({ id }) => id)));
		await backend.sql("delete from dealerships where name like 'Many %'");
	});

	it("says nothing of a statement that changes no row", async () => {
		const onChange = vi.fn(async (_change?: string) => {});
		await listen(onChange);
		await backend.sql(
			"insert into states (name, emoji, description) select name, emoji, description from states on conflict do nothing",
		);
		await backend.sql("update vehicles set name = name where false");
		await backend.sql("delete from dealerships where id = -1");
		await backend.sql(change);
		await expect
			.poll(() => onChange.mock.calls.map(([sent]) => sent))
			.toEqual([undefined, "states"]);
	});

	it("reconnects and calls onChange, since changes may have been missed", async () => {
		const onChange = vi.fn(async () => {});
		const feed = await listen(onChange);
		for (const times of [2, 3]) {
			await cutConnections();
			await expect.poll(() => onChange.mock.calls.length).toBe(times);
			await expect.poll(() => feed.isConnected).toBe(true);
		}
		await backend.sql(change);
		await expect.poll(() => onChange.mock.calls.length).toBe(4);
	});

	it("retries a change if onChange fails", async () => {
		const onChange = vi.fn(async () => {});
		const feed = await listen(onChange);
		onChange.mockRejectedValueOnce(new Error("too many connections"));
		onChange.mockRejectedValueOnce(new Error("too many connections"));
		await backend.sql(change);
		await expect.poll(() => onChange.mock.calls.length).toBe(4);
		await expect.poll(() => feed.isConnected).toBe(true);
	});

	it("rejects if the first connection or the first onChange fails", async () => {
		await expect(
			listenForChanges({ connect }, () => Promise.reject(new Error("no such table")), silent),
		).rejects.toThrow("no such table");
		const refuse = () => Promise.reject(new Error("no server"));
		await expect(listenForChanges({ connect: refuse }, async () => {}, silent)).rejects.toThrow(
			"no server",
		);
		await expect
			.poll(() => backend.sql(`select 1 from pg_stat_activity where ${isFeed}`))
			.toEqual([]);
	});

	it("stops listening and closes its connection", async () => {
		const onChange = vi.fn(async () => {});
		const feed = await listen(onChange);
		await feed.stop();
		expect(feed.isConnected).toBe(false);
		await backend.sql(change);
		await expect
			.poll(() => backend.sql(`select 1 from pg_stat_activity where ${isFeed}`))
			.toEqual([]);
		expect(onChange).toHaveBeenCalledTimes(1);
	});

	it("can be stopped while it reconnects", async () => {
		let openGate = () => {};
		const gate = new Promise<void>((resolve) => {
			openGate = resolve;
		});
		const connecting = vi.fn(connect);
		const feed = await listenForChanges({ connect: connecting }, async () => {}, silent);
		connecting.mockImplementation(async () => {
			await gate;
			return connect();
		});
		await cutConnections();
		await expect.poll(() => connecting.mock.calls.length).toBe(2);
		const stopped = feed.stop();
		openGate();
		await stopped;
		expect(feed.isConnected).toBe(false);
		await expect
			.poll(() => backend.sql(`select 1 from pg_stat_activity where ${isFeed}`))
			.toEqual([]);
	});
});
