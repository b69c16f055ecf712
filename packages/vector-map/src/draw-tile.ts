import type { DrawnTile } from "./drawn-tile.js";
import type { ColorName, Palette } from "./palette.js";
import { type ShapeClass, shapeClasses } from "./shape-class.js";

/** How a line is drawn. */
interface LineStyle {
	readonly color: ColorName;
	/** The width at zoom 12, in pixels. */
	readonly width: number;
	/** By how much the width grows with each zoom. */
	readonly growth: number;
	/** The zoom from which the line is drawn. */
	readonly from: number;
	readonly edge?: ColorName;
	readonly dash?: readonly number[];
}

const lines: Partial<Record<ShapeClass, LineStyle>> = {
	river: { color: "water", width: 2, growth: 1.1, from: 3 },
	runway: { color: "road-edge", width: 3, growth: 1.6, from: 11 },
	rail: { color: "road-edge", width: 1, growth: 1.1, from: 12, dash: [6, 2] },
	path: { color: "road-edge", width: 0.8, growth: 1.1, from: 15, dash: [2, 2] },
	service: { color: "road", width: 0.6, growth: 1.5, from: 14.5, edge: "road-edge" },
	minor: { color: "road", width: 1, growth: 1.5, from: 12, edge: "road-edge" },
	medium: { color: "road", width: 2, growth: 1.4, from: 10, edge: "road-edge" },
	ramp: { color: "highway", width: 1.2, growth: 1.4, from: 11, edge: "road-edge" },
	major: { color: "road", width: 2.6, growth: 1.4, from: 7, edge: "road-edge" },
	highway: { color: "highway", width: 3.2, growth: 1.3, from: 4, edge: "road-edge" },
	county: { color: "border", width: 0.7, growth: 1, from: 7, dash: [2, 3] },
	region: { color: "border", width: 1.6, growth: 1, from: 2, dash: [9, 3] },
	country: { color: "border", width: 2, growth: 1, from: 2 },
};

const fills: Partial<Record<ShapeClass, ColorName>> = {
	earth: "land",
	urban: "urban",
	dense: "building",
	green: "green",
	water: "water",
	building: "building",
};

/** How wide the soft edge of a shape is in the last tiles, in pixels. Elsewhere its data is exact. */
const softEdges: Partial<Record<ShapeClass, number>> = { urban: 10, dense: 10, water: 3 };

/** From how far beyond the last tiles, in zooms, a line is 3 px off and no longer drawn. */
const maxOverzoom = 1.5;

export interface TileDrawing {
	readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
	readonly palette: Palette;
	/** The map's zoom. */
	readonly zoom: number;
	/** By how many zooms the tiles are enlarged beyond the last one. */
	readonly overzoom: number;
}

/**
 * Draws a tile's shapes.
 *
 * @param scale pixels per unit of the tile. The context's transform already contains it.
 */
export function drawTile(
	tile: DrawnTile,
	scale: number,
	{ context, palette, zoom, overzoom }: TileDrawing,
): void {
	const { colors } = palette;
	/** From 1 to 0: how exact the data is at this zoom. */
	const exactness = Math.max(0, 1 - overzoom / maxOverzoom);
	context.lineJoin = "round";
	for (const shape of shapeClasses) {
		const path = tile.paths.get(shape);
		if (!path) continue;
		const fill = fills[shape];
		const line = lines[shape];
		if (fill) {
			const edge = softEdges[shape];
			if (edge && overzoom > 0.5) soften(path, colors[fill], edge);
			context.fillStyle = colors[fill];
			context.fill(path);
			if (shape === "water") drawCoast(path);
		} else if (line && zoom >= line.from) drawLine(path, line, shape);
	}
	context.globalAlpha = 1;

	function drawLine(path: Path2D, style: LineStyle, shape: ShapeClass): void {
		const width = Math.max(0.5, style.width * style.growth ** (zoom - 12));
		const isBoundary = style.color === "border";
		// Where a state's border is not exact, it is a band that says about where it is.
		if (exactness < 1 && (shape === "region" || shape === "country"))
			soften(path, colors.border, 2, 0.12);
		context.globalAlpha = isBoundary || shape === "river" ? exactness : 1;
		if (context.globalAlpha === 0) return;
		context.lineCap = style.dash ? "butt" : "round";
		context.setLineDash((style.dash ?? []).map((length) => length / scale));
		if (style.edge && width > 1.5) {
			context.strokeStyle = colors[style.edge];
			context.lineWidth = (width + 1.5) / scale;
			context.stroke(path);
		}
		context.strokeStyle = colors[style.edge && width <= 1.5 ? style.edge : style.color];
		context.lineWidth = width / scale;
		context.stroke(path);
	}

	/** A line where the data is exact. */
	function drawCoast(path: Path2D): void {
		if (exactness === 0) return;
		context.setLineDash([]);
		context.globalAlpha = exactness;
		context.strokeStyle = colors.coast;
		context.lineWidth = 1 / scale;
		context.stroke(path);
		context.globalAlpha = 1;
	}

	/** An edge that fades out, where the data is not exact. The width is that in the last tiles. */
	function soften(path: Path2D, color: string, width: number, alpha = 0.3): void {
		context.setLineDash([]);
		context.globalAlpha = alpha;
		context.strokeStyle = color;
		for (const share of [1, 0.66, 0.33]) {
			context.lineWidth = (share * width * 2 ** overzoom) / scale;
			context.stroke(path);
		}
		context.globalAlpha = 1;
	}
}
