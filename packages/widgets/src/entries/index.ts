export type * from "../elements/dealer-locator.js";
export type * from "../elements/dealer-map.js";
export type * from "../elements/financing-calculator.js";
export type * from "../elements/inquiry-form.js";
export type * from "../elements/inventory-grid.js";
export type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";

import "../elements/dealer-locator.js";
import "../elements/dealer-map.js";
import "../elements/financing-calculator.js";
import "../elements/inquiry-form.js";
import "../elements/inventory-grid.js";
