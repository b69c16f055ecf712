export { type AsyncState, createLoader, type Loader, type Resources } from "./loader.js";
export { type LoaderSeed, readSeed, writeSeed } from "./seed.js";
export { loaderOf, useLoader } from "./use-loader.js";
