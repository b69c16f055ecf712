export type * from "./dealer-locator.js";
export type * from "./dealer-map.js";
export type * from "./financing-calculator.js";
export type * from "./inquiry-form.js";
export type * from "./inventory-grid.js";
export type { EventMap, WidgetElement, WidgetEvents } from "./widget-element.js";

import "./dealer-locator.js";
import "./dealer-map.js";
import "./financing-calculator.js";
import "./inquiry-form.js";
import "./inventory-grid.js";
