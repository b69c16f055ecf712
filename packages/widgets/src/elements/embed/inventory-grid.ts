import { inventoryGridWidget } from "../../inventory-grid/element.js";
import { defineWidget } from "../define-widget.js";

defineWidget(inventoryGridWidget);
