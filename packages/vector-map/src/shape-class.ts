/** What a shape is drawn as, in the order of drawing. */
export const shapeClasses = [
	"earth",
	"urban",
	"dense",
	"green",
	"water",
	"river",
	"building",
	"runway",
	"rail",
	"path",
	"service",
	"minor",
	"medium",
	"ramp",
	"major",
	"highway",
	"county",
	"region",
	"country",
] as const;

export type ShapeClass = (typeof shapeClasses)[number];

type Properties = Readonly<Record<string, string | number | boolean>>;

const polygon = 3;

/** Land where things grow: parks, woods, graveyards. */
const greens =
	/^(park|national_park|nature_reserve|protected_area|forest|wood|grass|grassland|meadow|golf_course|cemetery|garden|recreation_ground|village_green|scrub|orchard)$/;

const boundaries: Record<number, ShapeClass> = { 2: "country", 4: "region", 6: "county" };

const roads: Record<string, ShapeClass> = {
	highway: "highway",
	minor_road: "minor",
	path: "path",
	rail: "rail",
	aeroway: "runway",
};

/**
 * The class of a shape in the schema of the Protomaps basemap, version 4; undefined if it is not
 * drawn.
 *
 * @param type 2 for lines, 3 for polygons
 */
export function classOf(
	layer: string,
	type: number,
	{ kind, kind_detail: detail, is_link: isLink, density }: Properties,
): ShapeClass | undefined {
	const isPolygon = type === polygon;
	switch (layer) {
		case "earth":
			return isPolygon ? "earth" : undefined;
		case "landcover":
			return kind === "urban_area" ? (Number(density) > 1 ? "dense" : "urban") : undefined;
		case "water":
			return isPolygon ? "water" : type === 2 ? "river" : undefined;
		case "landuse":
			return isPolygon && greens.test(`${kind}`) ? "green" : undefined;
		case "buildings":
			return isPolygon ? "building" : undefined;
		case "boundaries":
			return boundaries[Number(detail)] ?? boundaryOf(`${kind}`);
		case "roads":
			return type === 2 ? roadOf(`${kind}`, `${detail}`, Boolean(isLink)) : undefined;
		default:
			return undefined;
	}
}

function boundaryOf(kind: string): ShapeClass | undefined {
	return kind === "country" || kind === "region" || kind === "county" ? kind : undefined;
}

/** `major_road` spans trunk roads to tertiary ones. */
function roadOf(kind: string, detail: string, isLink: boolean): ShapeClass | undefined {
	if (isLink) return "ramp";
	if (kind === "major_road") return /^(trunk|primary)/.test(detail) ? "major" : "medium";
	if (kind === "minor_road" && detail === "service") return "service";
	return roads[kind];
}
