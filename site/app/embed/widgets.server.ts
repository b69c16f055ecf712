/** The widgets, by name. WordPress's plugin and the builds of the package read the same file. */
export { default as widgets } from "../../../packages/widgets/widgets.json" with { type: "json" };
