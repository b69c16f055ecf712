export * from "./changes.js";
export * from "./dealers.js";
export * from "./health.js";
export * from "./leads.js";
export * from "./page.js";
export * from "./session.js";
