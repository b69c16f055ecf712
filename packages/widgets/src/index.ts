export { createLoader, type Loadable, type Loader, type LoaderSeed } from "./data/index.js";
export {
	DealerLocator,
	type DealerLocatorMessages,
	type DealerLocatorProps,
	type LocatorSearch,
	listQuery,
	type TileService,
} from "./dealer-locator/index.js";
export { NevProvider, type NevProviderProps, type Notification, useNev } from "./provider/index.js";
