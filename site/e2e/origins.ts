/** The first of five ports next to each other; another one where several runs share a machine. */
const firstPort = Number(process.env.E2E_PORT ?? 4310);

/**
 * Where the product runs during the tests, where a dealer's own page does, where a second
 * product runs that has a tag manager, where one runs that takes leads and new dealerships, and
 * where the operator looks at new dealerships first.
 */
export const sitePort = firstPort;
export const hostPort = firstPort + 1;
export const taggedPort = firstPort + 2;
export const leadsPort = firstPort + 3;
export const reviewPort = firstPort + 4;
export const siteOrigin = `http://localhost:${sitePort}`;
export const hostOrigin = `http://localhost:${hostPort}`;
export const taggedOrigin = `http://localhost:${taggedPort}`;
export const leadsOrigin = `http://localhost:${leadsPort}`;
export const reviewOrigin = `http://localhost:${reviewPort}`;

/** Where the servers that take something keep it, below the site. */
export const leadsData = "test-results/leads-data";
export const reviewData = "test-results/review-data";
