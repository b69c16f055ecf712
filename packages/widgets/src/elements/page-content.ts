/* What is needed only if a page has written something into an element. One file: every widget holds the hash of each. */

export { checkChildren } from "./check-children.js";
export { readJson } from "./read-json.js";
