export { createLoader } from "./create-loader.js";
export { type AsyncState, asError, type Loader, type Resources } from "./loader.js";
export { type LoaderSeed, readSeed, writeSeed } from "./seed.js";
export { type LoadEvents, useLoadEvents } from "./use-load-events.js";
export { loaderOf, useLoader } from "./use-loader.js";
