import { starterOf } from "../entries/script-tag/starter-of.js";
import { inquiryFormWidget } from "./element.js";

const start = starterOf(inquiryFormWidget);

export { start as "nev-inquiry-form" };
