import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Page } from "playwright";

const side = 256;

const layers = [
	["earth", "fill:#fbfaf5"],
	["water", "fill:#cfe3ee"],
	["boundaries", "fill:none;stroke:#aaa;stroke-dasharray:6 3"],
] as const;

/** Draws a vector tile as a picture of 256 pixels, with its most important names, as a PNG. */
export async function drawRasterTile(page: Page, data: Uint8Array): Promise<Buffer> {
	const tile = new VectorTile(new PbfReader(data));
	const shapes = layers.flatMap(([name, style]) =>
		featuresOf(tile, name).map((feature) => `<path style="${style}" d="${pathOf(feature)}"/>`),
	);
	const places = featuresOf(tile, "places")
		.slice(0, 6)
		.map((feature) => {
			const [[point] = []] = feature.loadGeometry();
			const scale = side / feature.extent;
			return `<text x="${(point?.x ?? 0) * scale}" y="${(point?.y ?? 0) * scale}">${escapeXml(`${feature.properties.name ?? ""}`)}</text>`;
		});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><style>svg{background:#cfe3ee;font:12px sans-serif}text{text-anchor:middle;paint-order:stroke;stroke:#fbfaf5;stroke-width:3px}</style>${shapes.join("")}${places.join("")}</svg>`;
	const url = await page.evaluate(
		async ([source, size]) => {
			const image = new Image();
			image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
			await image.decode();
			const canvas = document.createElement("canvas");
			canvas.width = canvas.height = size;
			canvas.getContext("2d")?.drawImage(image, 0, 0);
			return canvas.toDataURL("image/png");
		},
		[svg, side] as const,
	);
	return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

function featuresOf(tile: VectorTile, name: string): VectorTileFeature[] {
	const layer = tile.layers[name];
	return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).filter(
		(feature) => feature !== undefined,
	);
}

function pathOf(feature: VectorTileFeature): string {
	const scale = side / feature.extent;
	return feature
		.loadGeometry()
		.map(
			(line) =>
				`M${line.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join("L")}`,
		)
		.join("");
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
