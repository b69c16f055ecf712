import { expect, it } from "vitest";
import { encodeJson, encodeList } from "./encode-json.js";

it.each([0, 1, 1000, 1001, 2000, 2500])(
	"encodes a list of %d as JSON.stringify does",
	async (count) => {
		const list = Array.from({ length: count }, (_, id) => ({
			id,
			city: "Cañon City",
			zip: undefined,
		}));
		expect(String(await encodeJson(list))).toBe(JSON.stringify(list));
	},
);

it.each([0, 1, 1001])("encodes what it makes of a list of %d, between two texts", async (count) => {
	const list = Array.from({ length: count }, (_, id) => id);
	const body = await encodeList(list, (id) => ({ id }), '{"all":[', "]}");
	expect(String(body)).toBe(JSON.stringify({ all: list.map((id) => ({ id })) }));
});

it("lets other work run while it encodes a long list", async () => {
	let turns = 0;
	const timer = setImmediate(function count() {
		turns += 1;
		next = setImmediate(count);
	});
	let next = timer;
	await encodeJson(Array.from({ length: 20_000 }, (_, id) => ({ id })));
	clearImmediate(next);
	expect(turns).toBeGreaterThan(20);
});
