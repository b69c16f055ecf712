import { financingCalculatorWidget } from "../../financing-calculator/element.js";
import { defineWidget } from "../define-widget.js";

defineWidget(financingCalculatorWidget);
