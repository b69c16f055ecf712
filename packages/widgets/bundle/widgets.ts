/** The widgets that are elements, by name: what pages for dealers, builds and tests are made from. */
// biome-ignore lint/correctness/useImportExtensions: it is JSON
export { default as widgets } from "../widgets.json" with { type: "json" };
