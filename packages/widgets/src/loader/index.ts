export { createLoader } from "./create-loader.js";
export { type AsyncState, asError, type Loader, type Resources } from "./loader.js";
export { type LoaderSeed, readSeed, writeSeed } from "./seed.js";
