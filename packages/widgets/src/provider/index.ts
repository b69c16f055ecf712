export {
	type DataSource,
	LocaleProvider,
	NevProvider,
	type NevProviderProps,
	type Notification,
	useNev,
} from "./nev-provider.js";
