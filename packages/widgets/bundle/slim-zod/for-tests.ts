/** What the tests take from zod beside the schemas. */

export { locales } from "zod/v4";
export { config, flattenError } from "zod/v4/core";
export * from "./zod-mini.js";
