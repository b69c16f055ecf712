import { createApiClient } from "@nev/contract";
import { describe, expect, test } from "vitest";
import { createLoader } from "../data/index.js";
import { createApiSource, listQuery } from "./api-source.js";
import type { SourceScope } from "./dealership-source.js";

const florida = { west: -88, south: 24, east: -79, north: 31, zoom: 6 };
const point = { latitude: 26, longitude: -81, count: 3 };

/** A source whose API gives these answers one after the other. */
function sourceWith(answers: Response[], scope?: SourceScope) {
	const asked: string[] = [];
	const client = createApiClient({
		api: "/api",
		fetch(url) {
			asked.push(url);
			return answers[asked.length - 1] ?? Response.error();
		},
	});
	return { source: createApiSource(createLoader(client), scope), asked };
}

const failure = () => new Response("no", { status: 500 });

describe("the API's dealerships", () => {
	test("of one state are those of every search", () => {
		const { source, asked } = sourceWith([], { state: "Florida" });
		source.byText({ q: "carts", limit: 24 });
		source.byDistance({ origin: { zip: "33101" }, radiusMiles: 50, limit: 24 });
		source.clusters(florida, "carts").catch(() => {});
		expect(asked).toHaveLength(3);
		for (const url of asked) expect(url).toContain("state=Florida");
	});

	test("that a server loads before it renders are those that are listed", () => {
		const { source, asked } = sourceWith([], { state: "Florida" });
		source.byDistance({ origin: { zip: "33101" }, radiusMiles: 50, limit: 24 });
		const query = listQuery({ zip: "33101" }, { state: "Florida" });
		expect(asked).toEqual([`/api/${query.key.join("/")}`]);
	});
});

describe("the map's points", () => {
	test("that could not be loaded are no points, and are asked for again", async () => {
		const { source, asked } = sourceWith([failure(), Response.json({ clusters: [point] })]);
		await expect(source.clusters(florida, "")).rejects.toMatchObject({ status: 500 });
		expect(await source.clusters(florida, "")).toEqual([point]);
		expect(asked).toHaveLength(2);
	});
});

describe("the places", () => {
	test("that could not be loaded are asked for again", async () => {
		const miami = { label: "Miami, Florida", city: "Miami", state: "Florida" };
		const place = { ...miami, latitude: 25.77, longitude: -80.19 };
		const { source, asked } = sourceWith([failure(), Response.json([place])]);
		await expect(source.places("mia")).rejects.toMatchObject({ status: 500 });
		expect(await source.places("mia")).toEqual([place]);
		expect(asked).toHaveLength(2);
	});
});
