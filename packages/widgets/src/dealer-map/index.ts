export type { DealerMarkerInfo, MarkerRenderProps } from "../dealer-locator/render-props.js";
export type { DealerMapController } from "./controller.js";
export { DealerMap, type DealerMapProps } from "./dealer-map.js";
