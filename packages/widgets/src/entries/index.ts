export type * from "../dealer-locator/define.js";
export type * from "../dealer-map/define.js";
export type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";
export type * from "../financing-calculator/define.js";
export type * from "../inquiry-form/define.js";
export type * from "../inventory-grid/define.js";

import "../dealer-locator/define.js";
import "../dealer-map/define.js";
import "../financing-calculator/define.js";
import "../inquiry-form/define.js";
import "../inventory-grid/define.js";
