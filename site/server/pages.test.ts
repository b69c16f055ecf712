import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createPages, type PagesOptions } from "./pages.js";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

type Snapshot = PagesOptions["catalogue"]["snapshot"];

function snapshotOf(version: number): Snapshot {
	const part = { version };
	return { version, vehicles: [], vehiclePart: part, dealershipPart: part } as unknown as Snapshot;
}

it("a kept page that nobody visits any more does not keep the catalogue it was made from", async () => {
	const catalogue = { snapshot: snapshotOf(1) };
	const pages = createPages({ catalogue, headers: {} });
	const read = () =>
		pages.get({ path: "/states", search: "" }, "none", async (onRead) => {
			onRead("/api/states");
			return new Response("page", { headers: { "content-type": "text/html" } });
		});
	const page = await read();
	expect(await read()).toBe(page);
	const before = new WeakRef(catalogue.snapshot);
	const partBefore = new WeakRef(catalogue.snapshot.dealershipPart);
	catalogue.snapshot = snapshotOf(2);
	await expect
		.poll(() => {
			collectGarbage();
			return before.deref() === undefined && partBefore.deref() === undefined;
		})
		.toBe(true);
	expect(await read()).not.toBe(page);
});

it("many pages at once are rendered one after another, and others are answered in between", async () => {
	const { get } = createPages({ catalogue: { snapshot: snapshotOf(1) }, headers: {} });
	let renderings = 0;
	const counts: number[] = [];
	let turns = 0;
	const countTurns = setInterval(() => {
		turns += 1;
	}, 0);
	const pages = Array.from({ length: 20 }, (_, index) =>
		get({ path: `/${index}`, search: "" }, "none", async () => {
			renderings += 1;
			counts.push(renderings);
			const end = performance.now() + 5;
			while (performance.now() < end);
			await new Promise((resolve) => setTimeout(resolve));
			renderings -= 1;
			return new Response("page", { headers: { "content-type": "text/html" } });
		}),
	);
	await Promise.all(pages);
	clearInterval(countTurns);
	expect(Math.max(...counts)).toBe(1);
	expect(turns).toBeGreaterThanOrEqual(20);
});

it("a rendering that fails does not stop the next one", async () => {
	const { get } = createPages({ catalogue: { snapshot: snapshotOf(1) }, headers: {} });
	const read = (path: string, render: () => Promise<Response>) =>
		get({ path, search: "" }, "none", render);
	const failed = read("/a", () => Promise.reject(new Error("broken")));
	const next = read("/b", async () => new Response(null, { status: 204 }));
	await expect(failed).rejects.toThrow("broken");
	expect(await next).toMatchObject({ status: 204 });
});
