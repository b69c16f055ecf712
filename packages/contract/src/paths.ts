/*
 * Every path of the API, relative to its base URL (`/api`), with parameters in braces. One constant
 * each, so that a page loads only those that it uses.
 */
export const vehicles = "vehicles";
export const featuredVehicles = "vehicles/featured";
export const vehicle = "vehicles/{slug}";
export const rates = "rates";
export const states = "states";
export const state = "states/{slug}";
export const roadRules = "road-rules";
export const roadRule = "road-rules/{state}";
export const dealerships = "dealerships";
export const dealershipFeatures = "dealerships.geojson";
export const dealershipsOfState = "dealerships/state/{stateName}";
export const searchDealerships = "dealerships/search";
export const nearbyDealerships = "dealerships/near";
export const clusters = "dealerships/clusters";
export const dealership = "dealerships/{id}";
export const places = "places";
export const mapTiles = "map/tiles.json";
export const mapTile = "map/{z}/{x}/{y}.mvt";
export const vehicleInquiry = "vehicle-inquiry";
export const contact = "contact";
export const health = "health";
export const ready = "ready";
export const image = "images/{name}";
export const locatorMarkup = "embed/dealer-locator.html";
export const openapi = "openapi.json";
export const docs = "docs";
