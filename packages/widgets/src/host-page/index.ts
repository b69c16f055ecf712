export { callHandler } from "./call-handler.js";
export { positiveValue } from "./page-values.js";
export { warnOnce } from "./warn-once.js";
