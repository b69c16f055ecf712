import { createdSchema } from "../responses.js";
import { tolerant } from "./tolerant-reader.js";

/** What was created, as a client reads it. */
export const createdReader = tolerant(createdSchema);
