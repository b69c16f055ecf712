export type { Position } from "./tile-grid.js";
export type { VectorTileService } from "./tile-service.js";
export { addVectorMap, type Obstacles, type VectorMapOptions } from "./vector-map.js";
