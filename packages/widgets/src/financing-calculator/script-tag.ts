import { starterOf } from "../entries/script-tag/starter-of.js";
import { financingCalculatorWidget } from "./element.js";

const start = starterOf(financingCalculatorWidget);

export { start as "nev-financing-calculator" };
