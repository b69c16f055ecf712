export { type BasemapAttribution, basemapAttribution } from "./attribution.js";
export { basemapFile } from "./basemap-file.js";
