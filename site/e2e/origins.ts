/** The first of six ports in a row. Set another one to run the tests twice on one machine. */
const firstPort = Number(process.env.E2E_PORT ?? 4310);

/** The product, for tests that only read. */
export const sitePort = firstPort;
export const siteOrigin = `http://localhost:${sitePort}`;

/** A dealer's web server, whose pages embed the widgets. */
export const hostPort = firstPort + 1;
export const hostOrigin = `http://localhost:${hostPort}`;

/** The product with a tag manager. */
export const taggedPort = firstPort + 2;
export const taggedOrigin = `http://localhost:${taggedPort}`;

/** The product, for tests that send leads and add dealerships. */
export const leadsPort = firstPort + 3;
export const leadsOrigin = `http://localhost:${leadsPort}`;

/** The product, with new dealerships held for review. */
export const reviewPort = firstPort + 4;
export const reviewOrigin = `http://localhost:${reviewPort}`;

/** Where that server mails to, and where the mails are read. */
export const mailPort = firstPort + 5;
export const mailsAddress = `${hostOrigin}/mails`;
export const reviewMail = {
	SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
	MAIL_TO: "operator@example.com",
};

/** Data folders of the servers that tests write to, relative to the site's folder. */
export const leadsData = "test-results/leads-data";
export const reviewData = "test-results/review-data";
