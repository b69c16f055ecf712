import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { paths } from "@nev/contract";
import { Hono, type MiddlewareHandler } from "hono";
import { type PreparedResponse, prepareResponse } from "../http/prepared-response.js";
import { sendPrepared } from "../http/send-prepared.js";

const swaggerFolder = dirname(
	createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"),
);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the NEV dealer network</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** By default Swagger UI sends the document to a public validator. `validatorUrl: null` stops that. */
const startScript = `SwaggerUIBundle({ url: "openapi.json", dom_id: "#docs", validatorUrl: null });\n`;

/** Swagger UI sets styles from scripts, which needs 'unsafe-inline'. */
const contentSecurityPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'self'",
].join("; ");

const css = "text/css; charset=utf-8";
const javascript = "text/javascript; charset=utf-8";
const aDay = { "cache-control": "public, max-age=86400" };
const revalidated = { "cache-control": "no-cache" };

/** The OpenAPI document, and Swagger UI to read it with. Nothing is loaded from another server. */
export function docsRoutes(document: object): Hono {
	const swaggerFile = (name: string) => () => readFile(join(swaggerFolder, name));
	const pageHeaders = { ...revalidated, "content-security-policy": contentSecurityPolicy };
	return new Hono()
		.get(
			paths.openapi,
			file(() => JSON.stringify(document), "application/json", revalidated),
		)
		.get(
			paths.docs,
			file(() => page, "text/html; charset=utf-8", pageHeaders),
		)
		.get(
			`${paths.docs}/start.js`,
			file(() => startScript, javascript, revalidated),
		)
		.get(`${paths.docs}/swagger-ui.css`, file(swaggerFile("swagger-ui.css"), css, aDay))
		.get(
			`${paths.docs}/swagger-ui-bundle.js`,
			file(swaggerFile("swagger-ui-bundle.js"), javascript, aDay),
		);
}

/** Serves a file that is read and compressed at its first request, and again if that failed. */
function file(
	read: () => string | Promise<Buffer>,
	type: string,
	headers: Record<string, string>,
): MiddlewareHandler {
	let prepared: Promise<PreparedResponse> | undefined;
	const prepare = async () => prepareResponse(await read(), type);
	return async (context) => {
		prepared ??= prepare();
		try {
			return sendPrepared(context, await prepared, headers);
		} catch (error) {
			prepared = undefined;
			throw error;
		}
	};
}
