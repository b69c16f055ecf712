export {
	createLoader,
	type Loadable,
	type Loader,
	type LoaderSeed,
	type LoadOptions,
} from "./loader.js";
