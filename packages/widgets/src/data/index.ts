export {
	createLoader,
	type Loadable,
	type Loader,
	type LoaderSeed,
} from "./loader.js";
export { loaderOf, useLoader } from "./use-loader.js";
