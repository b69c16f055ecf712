export { Widget } from "./widget.js";
export { WidgetBoundary } from "./widget-boundary.js";
