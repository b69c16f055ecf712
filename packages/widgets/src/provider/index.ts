export { callHandler } from "./call-handler.js";
export {
	type DataSource,
	NevProvider,
	type NevProviderProps,
	type Notification,
	useNev,
} from "./nev-provider.js";
