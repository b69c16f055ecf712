import { dealerLocatorWidget } from "../../dealer-locator/element.js";
import { defineWidget } from "../define-widget.js";

defineWidget(dealerLocatorWidget);
