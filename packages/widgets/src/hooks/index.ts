export {
	PersistenceProvider,
	type PersistentStore,
	usePersistentMemo,
	usePersistentRef,
	usePersistentState,
	usePersistentStore,
} from "./persistent-state.js";
export { type Subject, useCallWhenLoaded } from "./use-call-when-loaded.js";
export { useChange, useSignalEffect } from "./use-change.js";
export { useControlled } from "./use-controlled.js";
export { useDispose } from "./use-dispose.js";
export { useInputBeforeHydration } from "./use-input-before-hydration.js";
export { AdoptStylesContext, type LazyModule, useLazyModule } from "./use-lazy-module.js";
export { useNearViewport } from "./use-near-viewport.js";
export { useStableValue } from "./use-stable-value.js";
export { useSubmit } from "./use-submit.js";
export { prefersReducedMotion, savesData } from "./visitor-preferences.js";
export { createController, useReadiness } from "./widget-controller.js";
