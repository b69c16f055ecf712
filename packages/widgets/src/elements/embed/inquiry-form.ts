import { inquiryFormWidget } from "../../inquiry-form/element.js";
import { defineWidget } from "../define-widget.js";

defineWidget(inquiryFormWidget);
