import { inquiryFormWidget } from "../../inquiry-form/element.js";
import { starterOf } from "./starter-of.js";

const start = starterOf(inquiryFormWidget);

export { start as "nev-inquiry-form" };
