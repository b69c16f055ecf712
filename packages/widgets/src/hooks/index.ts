export { useControllableState } from "./use-controllable-state.js";
export { useInputBeforeHydration } from "./use-input-before-hydration.js";
export { useLazyModule } from "./use-lazy-module.js";
export { type LoadEvents, useLoadEvents } from "./use-load-events.js";
export { useNearViewport } from "./use-near-viewport.js";
export { useSubmit } from "./use-submit.js";
export { prefersReducedMotion, savesData } from "./visitor-preferences.js";
