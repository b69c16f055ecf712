import { financingCalculatorWidget } from "../../financing-calculator/element.js";
import { starterOf } from "./starter-of.js";

const start = starterOf(financingCalculatorWidget);

export { start as "nev-financing-calculator" };
