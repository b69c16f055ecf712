export { DealerMap, type DealerMapProps } from "./dealer-map.js";
