export { callHandler } from "./call-handler.js";
export {
	type DataSource,
	LocaleProvider,
	NevProvider,
	type NevProviderProps,
	type Notification,
	useNev,
} from "./nev-provider.js";
export { positiveValue } from "./page-values.js";
export {
	PersistenceProvider,
	type PersistentStore,
	usePersistentMemo,
	usePersistentRef,
	usePersistentState,
	usePersistentStore,
} from "./persistent-state.js";
export { warnOnce } from "./warn-once.js";
