export type { DealerMarkerInfo, MarkerRenderProps } from "../map/marker-render-props.js";
export type { ContactHandler, ContactKind, DealerContact } from "../widget/dealer-contact.js";
export type { DealerMapController } from "./controller.js";
export { DealerMap, type DealerMapProps } from "./dealer-map.js";
