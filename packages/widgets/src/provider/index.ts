export {
	type DataSource,
	NevProvider,
	type NevProviderProps,
	type Notification,
	useNev,
} from "./nev-provider.js";
export { tellHost } from "./tell-host.js";
