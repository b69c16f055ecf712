import { starterOf } from "../entries/script-tag/starter-of.js";
import { inventoryGridWidget } from "./element.js";

const start = starterOf(inventoryGridWidget);

export { start as "nev-inventory-grid" };
