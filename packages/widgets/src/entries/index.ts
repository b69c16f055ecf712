export * from "../dealer-locator/define.js";
export * from "../dealer-map/define.js";
export type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";
export * from "../financing-calculator/define.js";
export * from "../inquiry-form/define.js";
export * from "../inventory-grid/define.js";
export * from "../payment/define.js";
