import { inventoryGridWidget } from "../../inventory-grid/element.js";
import { starterOf } from "./starter-of.js";

const start = starterOf(inventoryGridWidget);

export { start as "nev-inventory-grid" };
