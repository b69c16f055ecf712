export {
	createLoader,
	type Loadable,
	type Loader,
	type LoaderSeed,
} from "./loader.js";
