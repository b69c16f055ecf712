export { prefersReducedMotion } from "./prefers-reduced-motion.js";
export { useEarlyInput } from "./use-early-input.js";
export { useLazyModule } from "./use-lazy-module.js";
export { useLoadEvents } from "./use-load-events.js";
export { useNearViewport } from "./use-near-viewport.js";
export { useTwoWay } from "./use-two-way.js";
