/** Where the product runs during the tests, and where a dealer's own page does. */
export const sitePort = 4310;
export const hostPort = 4311;
export const siteOrigin = `http://localhost:${sitePort}`;
export const hostOrigin = `http://localhost:${hostPort}`;
