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
