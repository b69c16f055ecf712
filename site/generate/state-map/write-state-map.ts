import { writeFileSync } from "node:fs";
import { stateMapFiles, stateMapSources } from "./state-map.js";

const { module, styles } = stateMapSources();
writeFileSync(stateMapFiles.module, module);
writeFileSync(stateMapFiles.styles, styles);
