import { expect, test } from "vitest";
import { classOf } from "./shape-class.js";

test.each([
	["earth", 3, { kind: "earth" }, "earth"],
	["earth", 1, { kind: "earth" }, undefined],
	["landcover", 3, { kind: "urban_area" }, "urban"],
	["landcover", 3, { kind: "urban_area", density: 2 }, "dense"],
	["landcover", 3, { kind: "farmland" }, undefined],
	["water", 3, { kind: "lake" }, "water"],
	["water", 2, { kind: "river" }, "river"],
	["water", 1, { kind: "ocean" }, undefined],
	["landuse", 3, { kind: "park" }, "green"],
	["landuse", 3, { kind: "school" }, undefined],
	["buildings", 3, { kind: "building" }, "building"],
	["boundaries", 2, { kind: "region", kind_detail: 4 }, "region"],
	["boundaries", 2, { kind: "county", kind_detail: 6 }, "county"],
	["boundaries", 2, { kind: "locality", kind_detail: 8 }, undefined],
	["roads", 2, { kind: "highway", kind_detail: "motorway" }, "highway"],
	["roads", 2, { kind: "highway", kind_detail: "motorway_link", is_link: true }, "ramp"],
	["roads", 2, { kind: "major_road", kind_detail: "trunk" }, "major"],
	["roads", 2, { kind: "major_road", kind_detail: "tertiary" }, "medium"],
	["roads", 2, { kind: "minor_road", kind_detail: "residential" }, "minor"],
	["roads", 2, { kind: "minor_road", kind_detail: "service" }, "service"],
	["roads", 2, { kind: "ferry" }, undefined],
	["pois", 1, { kind: "hotel" }, undefined],
] as const)("%s of type %d with %j is drawn as %s", (layer, type, properties, expected) => {
	expect(classOf(layer, type, properties)).toBe(expected);
});
