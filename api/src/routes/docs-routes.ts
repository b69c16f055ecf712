import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { paths } from "@nev/contract";
import { Hono } from "hono";
import { encodeBody } from "../http/encode-body.js";
import { methodNotAllowed } from "../http/http-error.js";
import { apiPath } from "../http/openapi-document.js";
import type { RouteServices } from "../http/register-routes.js";
import { completeAnswer, sendCached } from "../http/send-answer.js";

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

/**
 * By default Swagger UI sends the document to a public validator, which `validatorUrl: null` stops, and tries out
 * everything: its example of a lead would be stored, and mailed to a dealer. It would call the public address,
 * which the page's policy forbids where it is visited at another one.
 */
const startScript = `const ui = SwaggerUIBundle({
	url: "openapi.json",
	dom_id: "#docs",
	validatorUrl: null,
	supportedSubmitMethods: ["get"],
	onComplete: () => ui.oas3Actions.setSelectedServer("${apiPath}"),
});
`;

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
const forADay = { "cache-control": "public, max-age=86400" };
const revalidated = { "cache-control": "no-cache" };

/** The OpenAPI document, and Swagger UI to read it with. Nothing is loaded from another server. */
export function docsRoutes(
	document: object,
	{ answers, varyBy }: Pick<RouteServices, "answers" | "varyBy">,
): Hono {
	const app = new Hono();
	const route = { parameters: [], dependsOn: [], varyBy };

	/** A file that is read and compressed at its first request. */
	function addFile(
		path: string,
		type: string,
		headers: Record<string, string>,
		read: () => string | Promise<Buffer>,
	): void {
		app.get(path, (context) =>
			sendCached(context, answers, route, async () =>
				completeAnswer(context, await encodeBody(await read(), type), headers),
			),
		);
		app.all(path, () => methodNotAllowed(["GET", "HEAD"]));
	}

	const swaggerFile = (name: string) => () => readFile(join(swaggerFolder, name));
	const pageHeaders = { ...revalidated, "content-security-policy": contentSecurityPolicy };
	addFile(paths.openapi, "application/json", revalidated, () => JSON.stringify(document));
	addFile(paths.docs, "text/html; charset=utf-8", pageHeaders, () => page);
	addFile(`${paths.docs}/start.js`, javascript, revalidated, () => startScript);
	addFile(`${paths.docs}/swagger-ui.css`, css, forADay, swaggerFile("swagger-ui.css"));
	addFile(
		`${paths.docs}/swagger-ui-bundle.js`,
		javascript,
		forADay,
		swaggerFile("swagger-ui-bundle.js"),
	);
	return app;
}
