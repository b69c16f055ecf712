/** The widgets that are elements, by name: what pages for dealers, builds and tests are made from. */
export { default as widgets } from "../widgets.json" with { type: "json" };
