/*
 * Every GET request of the API. In modules by subject, so that a page loads only the schemas of
 * those that it uses.
 */
export * from "./queries/dealership-queries.js";
export * from "./queries/map-queries.js";
export type { Query } from "./queries/query.js";
export * from "./queries/rate-queries.js";
export * from "./queries/road-rule-queries.js";
export * from "./queries/search-queries.js";
export * from "./queries/service-queries.js";
export * from "./queries/state-queries.js";
export * from "./queries/vehicle-queries.js";
