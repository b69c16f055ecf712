import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTempDirectory } from "@nev/api/testing/temp-directory.js";
import { basemapFile } from "@nev/basemap";
import { brokenArchives, makeTownArchive } from "@nev/basemap/testing";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.js";

const directory = createTempDirectory();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const town = makeTownArchive();
const path = (name: string) => join(directory, name);

function check(name: string, bytes: Uint8Array | undefined, ...options: string[]) {
	if (bytes) writeFileSync(path(name), bytes);
	const signal = new AbortController().signal;
	const args = ["map", "check", name, ...options];
	return runCommand(args, { environment: {}, signal, resolvePath: path });
}

describe("nev map check", () => {
	it("says what a file holds", async () => {
		const { code, lines, stderr } = await check("town.pmtiles", town);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		expect(lines).toEqual([
			`${path("town.pmtiles")} can be used: set MAP_FILE to it.`,
			expect.stringMatching(/^It is [\d.]+ KB and has [\d,]+ tiles, for the zooms 6 to 12\.$/),
			"Its bounds are -119, 33.5, -117, 34.5 (west, south, east, north).",
			"Its tiles are vector tiles (MVT), compressed with gzip.",
			"Its layers are earth, landcover, water, landuse, boundaries, roads, buildings, places.",
			"The map shows this attribution: © OpenStreetMap",
		]);
	});

	it("says what a file lacks", async () => {
		const layers = ["earth", "water", "places"];
		const bytes = makeTownArchive({ layers, metadata: { attribution: undefined } });
		const { code, lines } = await check("coarse.pmtiles", bytes);
		expect(code).toBe(0);
		expect(lines.slice(5)).toEqual([
			...[
				["landcover", "built-up areas"],
				["boundaries", "borders"],
				["roads", "streets"],
				["landuse", "parks and other areas"],
				["buildings", "buildings"],
			].map(
				([layer, shows]) =>
					`It has no layer ${layer} in the schema of Protomaps, so the map does not show ${shows}.`,
			),
			"It has no attribution. Most data requires one, and OpenStreetMap's does.",
		]);
	});

	it("prints JSON", async () => {
		const { stdout } = await check("town.pmtiles", town, "--json");
		expect(JSON.parse(stdout)).toMatchObject({
			file: path("town.pmtiles"),
			bytes: town.length,
			tileType: "mvt",
			isCompressed: true,
			minzoom: 6,
			maxzoom: 12,
			bounds: [-119, 33.5, -117, 34.5],
			missingLayers: [],
		});
	});

	it("finds all basic layers in the built-in map", async () => {
		const signal = new AbortController().signal;
		const args = ["map", "check", basemapFile, "--json"];
		const context = { environment: {}, signal, resolvePath: (name: string) => name };
		const { stdout } = await runCommand(args, context);
		expect(JSON.parse(stdout)).toMatchObject({
			tiles: 30_052,
			missingLayers: ["roads", "landuse", "buildings"],
		});
	});

	it.each(brokenArchives(town))("fails for a broken file: $name", async ({ bytes }) => {
		const { code, stdout, stderr } = await check("broken.pmtiles", bytes);
		expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
		expect(stderr).toMatch(/^\/.*broken\.pmtiles cannot be used: it[^\n]+\. [^\n]+\.\n$/);
	});

	it("fails for a tile that is damaged, which a start does not read", async () => {
		const damaged = Uint8Array.from(town);
		const tileData = Number(new DataView(damaged.buffer).getBigUint64(56, true));
		damaged.fill(0, tileData, tileData + 10);
		const { code, stderr } = await check("damaged.pmtiles", damaged);
		expect(code).toBe(1);
		expect(stderr).toMatch(/cannot be used: a tile of it is damaged\. Copy or cut it again\.\n$/);
	});

	it("fails for a file that does not exist, and without one", async () => {
		const { code, stderr } = await check("missing.pmtiles", undefined);
		expect(code).toBe(1);
		expect(stderr).toMatch(/cannot be used: it cannot be read \(ENOENT/);
		const signal = new AbortController().signal;
		const context = { environment: {}, signal, resolvePath: path };
		expect((await runCommand(["map", "check"], context)).code).toBe(2);
	});
});
