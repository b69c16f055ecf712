export type { DealerMarkerInfo, MarkerRenderProps } from "../dealer-locator/render-props.js";
export { DealerMap, type DealerMapController, type DealerMapProps } from "./dealer-map.js";
