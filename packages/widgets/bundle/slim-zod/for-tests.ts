/** What the tests take from zod beside the schemas. */
export { config, flattenError } from "zod/v4/core";
export { locales } from "zod/v4";
export * from "./zod-mini.js";
