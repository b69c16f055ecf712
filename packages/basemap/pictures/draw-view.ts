import type { VectorTile } from "@mapbox/vector-tile";
import type { PMTiles } from "pmtiles";
import { featuresOf, readTile } from "../test/archive-tiles.js";
import { tilesInView, type View, type ViewTile } from "../test/view.js";

/** In order of priority. */
const kinds = ["locality", "region", "country", "county", "neighbourhood", "postcode"];

const style = `
	svg { background: #b9b9b9; font-family: "DejaVu Sans", sans-serif; }
	.earth { fill: #fbfaf5; }
	.ocean, .lake, .water { fill: #cfe3ee; }
	path.river { fill: none; stroke: #a9cbdd; stroke-width: 1.5; }
	path.country { fill: none; stroke: #777; stroke-width: 1.8; }
	path.region { fill: none; stroke: #999; stroke-width: 1.2; stroke-dasharray: 6 3; }
	path.county { fill: none; stroke: #ccc; stroke-dasharray: 4 3; }
	text { text-anchor: middle; font-size: 12px; fill: #223; }
	text { paint-order: stroke; stroke: #fbfaf5; stroke-width: 3px; }
	.city { font-size: 14px; font-weight: bold; }
	.town { font-size: 13px; }
	.postcode { font-size: 10px; fill: #677; }
	.neighbourhood { font-size: 11px; fill: #667; }
	text.county, text.region, text.country { fill: #86c; text-transform: uppercase; font-size: 11px; }`;

/** Draws a view roughly as a map would, as SVG, with labels that do not collide. */
export async function drawView(archive: PMTiles, view: View): Promise<string> {
	const tiles: DrawnTile[] = [];
	for (const position of tilesInView(view)) {
		const tile = await readTile(archive, position.zoom, position.x, position.y);
		if (tile) tiles.push({ ...position, tile });
	}
	const layers = ["earth", "water", "boundaries"].flatMap((layer) =>
		tiles.map((tile) => drawShapes(tile, layer)),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}">
<style>${style}</style>
${layers.join("\n")}
${drawLabels(tiles, view)}
</svg>`;
}

type DrawnTile = ViewTile & { tile: VectorTile };

function drawShapes({ tile, left, top, side }: DrawnTile, layerName: string): string {
	const paths = featuresOf(tile, layerName).map((feature) => {
		const scale = side / feature.extent;
		const lines = feature
			.loadGeometry()
			.map(
				(line) => `M${line.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`).join("L")}`,
			);
		const kind = feature.properties.kind;
		return `<path class="${kind}" fill-rule="evenodd" d="${lines.join("")}"/>`;
	});
	// A nested drawing clips what is beyond the tile's edge.
	return `<svg x="${round(left)}" y="${round(top)}" width="${side}" height="${side}">${paths.join("")}</svg>`;
}

function drawLabels(tiles: readonly DrawnTile[], view: View): string {
	const drawn: { x: number; y: number; width: number }[] = [];
	const labels = tiles.flatMap(labelsOf).sort((a, b) => a.order - b.order);
	return labels
		.filter(({ x, y, width }) => {
			const isInView = x > 0 && y > 0 && x < view.width && y < view.height;
			const isFree = drawn.every(
				(other) =>
					Math.abs(other.x - x) > (other.width + width) / 2 + 4 || Math.abs(other.y - y) > 18,
			);
			if (isInView && isFree) drawn.push({ x, y, width });
			return isInView && isFree;
		})
		.map(
			({ x, y, name, style }) =>
				`<text class="${style}" x="${round(x)}" y="${round(y + 4)}">${escapeXml(name)}</text>`,
		)
		.join("\n");
}

type Label = { x: number; y: number; name: string; width: number; style: string; order: number };

function labelsOf({ tile, left, top, side }: DrawnTile): Label[] {
	return featuresOf(tile, "places").map((feature) => {
		const { kind, kind_detail: detail, population_rank: rank, min_zoom: zoom } = feature.properties;
		const name = String(feature.properties.name);
		const point = feature.loadGeometry()[0]?.[0] ?? { x: 0, y: 0 };
		return {
			x: left + (point.x * side) / feature.extent,
			y: top + (point.y * side) / feature.extent,
			name,
			width: name.length * (detail === "city" ? 9.5 : 7.5),
			style: `${kind} ${detail}`,
			order: kinds.indexOf(String(kind)) * 10_000 - Number(rank ?? 0) * 100 + Number(zoom),
		};
	});
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
