import pg from "pg";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openTestBackend, silent } from "../../test/test-backend.js";
import { listenForChanges } from "./change-feed.js";

const backend = await openTestBackend();
afterAll(() => backend.close());

const change = "update states set emoji = emoji where name = 'Ohio'";
const asFeed = "application_name = 'feed'";

async function connect(): Promise<pg.Client> {
	const client = new pg.Client({ ...backend.connection, application_name: "feed" });
	client.on("error", () => {});
	await client.connect();
	return client;
}

async function cutConnections(): Promise<void> {
	await backend.sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${asFeed}`);
}

async function listen(takeIn: () => Promise<void>) {
	const feed = await listenForChanges({ connect }, takeIn, silent);
	onTestFinished(() => feed.stop());
	return feed;
}

describe("the feed of changes", () => {
	it("takes in what is there, and then every change by anybody", async () => {
		const takeIn = vi.fn(async () => {});
		const feed = await listen(takeIn);
		expect(takeIn).toHaveBeenCalledTimes(1);
		expect(feed.isConnected).toBe(true);
		await backend.sql(change);
		await expect.poll(() => takeIn.mock.calls.length).toBe(2);
	});

	it("connects again when it is cut off, and takes in what it may have missed", async () => {
		const takeIn = vi.fn(async () => {});
		const feed = await listen(takeIn);
		for (const times of [2, 3]) {
			await cutConnections();
			await expect.poll(() => takeIn.mock.calls.length).toBe(times);
			await expect.poll(() => feed.isConnected).toBe(true);
		}
		await backend.sql(change);
		await expect.poll(() => takeIn.mock.calls.length).toBe(4);
	});

	it("tries a change again that could not be taken in", async () => {
		const takeIn = vi.fn(async () => {});
		const feed = await listen(takeIn);
		takeIn.mockRejectedValueOnce(new Error("too many connections"));
		takeIn.mockRejectedValueOnce(new Error("too many connections"));
		await backend.sql(change);
		await expect.poll(() => takeIn.mock.calls.length).toBe(4);
		await expect.poll(() => feed.isConnected).toBe(true);
	});

	it("does not begin where the first connection or the first reading fails", async () => {
		await expect(
			listenForChanges({ connect }, () => Promise.reject(new Error("no such table")), silent),
		).rejects.toThrow("no such table");
		const refuse = () => Promise.reject(new Error("nobody there"));
		await expect(listenForChanges({ connect: refuse }, async () => {}, silent)).rejects.toThrow(
			"nobody there",
		);
		expect(await backend.sql(`select 1 from pg_stat_activity where ${asFeed}`)).toEqual([]);
	});

	it("hears nothing more once it is stopped, and leaves no connection", async () => {
		const takeIn = vi.fn(async () => {});
		const feed = await listen(takeIn);
		await feed.stop();
		expect(feed.isConnected).toBe(false);
		await backend.sql(change);
		await expect
			.poll(() => backend.sql(`select 1 from pg_stat_activity where ${asFeed}`))
			.toEqual([]);
		expect(takeIn).toHaveBeenCalledTimes(1);
	});

	it("can be stopped while it connects again", async () => {
		let open = () => {};
		const gate = new Promise<void>((resolve) => {
			open = resolve;
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
		open();
		await stopped;
		expect(feed.isConnected).toBe(false);
		await expect
			.poll(() => backend.sql(`select 1 from pg_stat_activity where ${asFeed}`))
			.toEqual([]);
	});
});
