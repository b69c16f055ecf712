import { writeFileSync } from "node:fs";
import { deskMapSource, stateMapSources } from "./state-map.js";

const { module, styles } = stateMapSources();
const folder = new URL("../../app/", import.meta.url);
writeFileSync(new URL("components/state-map/state-paths.generated.ts", folder), module);
writeFileSync(new URL("styles/state-map-places.generated.css", folder), styles);
const desk = new URL("../../../packages/desk/src/insight/", import.meta.url);
writeFileSync(new URL("state-outlines.generated.ts", desk), deskMapSource());
