import { freePort } from "../../scripts/free-port.mjs";

// Chosen once a run: workers and servers inherit it.
process.env.E2E_PORTS ??= JSON.stringify({
	site: await freePort(),
	host: await freePort(),
	tagged: await freePort(),
	leads: await freePort(),
	review: await freePort(),
	mail: await freePort(),
});
const ports = JSON.parse(process.env.E2E_PORTS);

/** The product, for tests that only read. */
export const sitePort: number = ports.site;
export const siteOrigin = `http://localhost:${sitePort}`;

/** A dealer's web server, whose pages embed the widgets. */
export const hostPort: number = ports.host;
export const hostOrigin = `http://localhost:${hostPort}`;

/** The product with a tag manager. */
export const taggedPort: number = ports.tagged;
export const taggedOrigin = `http://localhost:${taggedPort}`;

/** The product, for tests that send leads and add dealerships. */
export const leadsPort: number = ports.leads;
export const leadsOrigin = `http://localhost:${leadsPort}`;

/** The product, with new dealerships held for review. */
export const reviewPort: number = ports.review;
export const reviewOrigin = `http://localhost:${reviewPort}`;

/** Where that server mails to, and where the mails are read. */
export const mailPort: number = ports.mail;
export const mailsAddress = `${hostOrigin}/mails`;
export const reviewMail = {
	SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
	MAIL_TO: "operator@example.com",
};

/** Data folders of the servers that tests write to, relative to the site's folder. */
export const leadsData = "test-results/leads-data";
export const reviewData = "test-results/review-data";
