/** A layer as TileJSON 3.0 describes it in `vector_layers`. */
export type TileLayer = {
	readonly id: string;
	readonly description: string;
	/** Tile zooms. With 512 px tiles a map shows tile zoom z at its zoom z + 1. */
	readonly minzoom: number;
	readonly maxzoom: number;
	/** The type of each property. */
	readonly fields: Readonly<Record<string, "String" | "Number">>;
};

/** The layers in drawing order, after the Protomaps basemap schema, version 4. */
export const layers: readonly TileLayer[] = [
	{
		id: "earth",
		description: "Land. A tile with land is all earth: `water` is drawn over it.",
		minzoom: 0,
		maxzoom: 10,
		fields: { kind: "String" },
	},
	{
		id: "landcover",
		description: "Built-up areas, and denser ones in them. `water` is drawn over them.",
		minzoom: 3,
		maxzoom: 10,
		fields: { kind: "String", density: "Number" },
	},
	{
		id: "water",
		description: "Ocean and lakes as polygons, rivers as lines.",
		minzoom: 0,
		maxzoom: 10,
		fields: { kind: "String", kind_detail: "String" },
	},
	{
		id: "boundaries",
		description: "Lines between countries, states and counties.",
		minzoom: 0,
		maxzoom: 10,
		fields: { kind: "String", kind_detail: "Number" },
	},
	{
		id: "places",
		description:
			"Points with a name: countries, states, counties, towns, sections of towns, ZIP codes.",
		minzoom: 1,
		maxzoom: 10,
		fields: {
			kind: "String",
			kind_detail: "String",
			name: "String",
			"ref:en": "String",
			capital: "String",
			population_rank: "Number",
			min_zoom: "Number",
		},
	},
];
