import { statSync } from "node:fs";
import { isAbsolute } from "node:path";
import { Compression, TileType } from "pmtiles";
import { beforeAll, describe, expect, it } from "vitest";
import { layers } from "../generate/tiles/layers.js";
import { basemapAttribution, basemapFile } from "../src/index.js";
import { featuresOf, readTile, type TileLength, tilesOf } from "./archive-tiles.js";
import { archive } from "./map.js";

describe("the archive", () => {
	it("has an absolute path", () => {
		expect(isAbsolute(basemapFile)).toBe(true);
	});

	it("is at most 8 MB", () => {
		expect(statSync(basemapFile).size).toBeLessThanOrEqual(8_000_000);
	});

	it("holds gzipped vector tiles of the zooms 0 to 10", async () => {
		expect(await archive.getHeader()).toMatchObject({
			specVersion: 3,
			tileType: TileType.Mvt,
			tileCompression: Compression.Gzip,
			internalCompression: Compression.Gzip,
			clustered: true,
			minZoom: 0,
			maxZoom: 10,
		});
	});

	it("has bounds from American Samoa to the north of Alaska, around the globe", async () => {
		const { minLon, minLat, maxLon, maxLat } = await archive.getHeader();
		expect([minLon, maxLon]).toEqual([-180, 180]);
		expect(minLat).toBeLessThan(-14.6);
		expect(minLat).toBeGreaterThan(-17);
		expect(maxLat).toBeGreaterThan(71.4);
		expect(maxLat).toBeLessThan(73);
	});

	it("carries its attribution and describes its layers", async () => {
		const metadata = await archive.getMetadata();
		expect(metadata).toMatchObject({
			attribution: basemapAttribution.html,
			vector_layers: layers,
		});
		for (const source of ["GeoNames", "CC BY 4.0", "GSHHG", "Census", "Natural Earth"]) {
			expect(basemapAttribution.text).toContain(source);
			expect(basemapAttribution.html).toContain(source);
		}
	});
});

describe("every tile", () => {
	const tiles: TileLength[] = [];
	const contents = new Map<number, TileLength>();
	beforeAll(async () => {
		for await (const tile of tilesOf(archive)) {
			tiles.push(tile);
			contents.set(tile.offset, tile);
		}
	});

	it("is not empty", () => {
		const lengths = tiles.map(({ length }) => length);
		expect(Math.min(...contents.keys())).toBe(0);
		expect(lengths.reduce((least, length) => Math.min(least, length), Infinity)).toBeGreaterThan(
			20,
		);
	});

	it("has a parent, so that a map can show it enlarged while the tile loads", () => {
		const keys = new Set(tiles.map(({ zoom, x, y }) => `${zoom}/${x}/${y}`));
		const orphans = tiles.filter(
			({ zoom, x, y }) => zoom > 0 && !keys.has(`${zoom - 1}/${x >> 1}/${y >> 1}`),
		);
		expect(orphans).toEqual([]);
	});

	it("has only declared layers and properties, and polygons that are wound right", async () => {
		const fieldsOf = new Map(layers.map(({ id, fields }) => [id, fields]));
		const problems = new Set<string>();
		for (const { zoom, x, y } of contents.values()) {
			const tile = await readTile(archive, zoom, x, y);
			for (const id of Object.keys(tile?.layers ?? {})) {
				const fields = fieldsOf.get(id);
				if (!fields) problems.add(`layer ${id}`);
				for (const feature of featuresOf(tile, id)) {
					for (const [key, value] of Object.entries(feature.properties)) {
						const type = typeof value === "number" ? "Number" : "String";
						if (fields?.[key] !== type) problems.add(`${id}.${key}: ${typeof value}`);
					}
					if (feature.type === 3 && !isWoundRight(feature.loadGeometry())) {
						problems.add(`${zoom}/${x}/${y} ${id} ${feature.properties.kind}`);
					}
				}
			}
		}
		expect([...problems]).toEqual([]);
	});
});

type Ring = readonly { readonly x: number; readonly y: number }[];

/**
 * Whether the first ring turns clockwise on the screen, as outer rings do, and no ring is without
 * area: vector tile specification 2.1, section 4.3.3.3.
 */
function isWoundRight(rings: readonly Ring[]): boolean {
	const areas = rings.map(signedArea);
	return (areas[0] ?? 0) > 0 && areas.every((area) => area !== 0);
}

function signedArea(ring: Ring): number {
	let twice = 0;
	for (const [i, to] of ring.entries()) {
		const from = ring[i - 1] ?? ring.at(-1) ?? to;
		twice += from.x * to.y - to.x * from.y;
	}
	return twice / 2;
}
