import * as z from "zod/mini";
import { described, lineLimit } from "./field-descriptions.js";
import { singleLine } from "./text-fields.js";

/** The last name that is the end of `name`, of a form that asked for both. A lead is never refused for it. */
export const lastNameField = described(
	z.catch(z.optional(singleLine(1, "")), undefined),
	`The last name that "name" ends with, if the form asked for first and last name apart: dealer systems that read ADF get both apart then. ${lineLimit}`,
);
