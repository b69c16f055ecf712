export { type LoadEvents, useLoadEvents } from "./use-load-events.js";
export { loaderOf, useLoader } from "./use-loader.js";
