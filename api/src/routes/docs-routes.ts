import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { paths } from "@nev/contract";
import { Hono } from "hono";
import { HttpError } from "../http/http-error.js";

const swaggerFolder = dirname(
	createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"),
);

/** The served files of Swagger UI, by name, with their content types. */
const assets = new Map([
	["swagger-ui.css", "text/css; charset=utf-8"],
	["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
]);

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
const contentSecurityPolicy =
	"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** The OpenAPI document, and Swagger UI to read it with. Nothing is loaded from another server. */
export function docsRoutes(document: object): Hono {
	return new Hono()
		.get(paths.openapi, (context) => context.json(document))
		.get(paths.docs, (context) =>
			context.html(page, 200, { "content-security-policy": contentSecurityPolicy }),
		)
		.get(`${paths.docs}/start.js`, (context) =>
			context.body(startScript, 200, { "content-type": "text/javascript; charset=utf-8" }),
		)
		.get(`${paths.docs}/:asset`, (context) => {
			const asset = context.req.param("asset");
			const type = assets.get(asset);
			if (!type) throw new HttpError(404, `There is no file "${asset}".`);
			const file = Readable.toWeb(createReadStream(join(swaggerFolder, asset)));
			return context.body(file as ReadableStream, 200, {
				"content-type": type,
				"cache-control": "public, max-age=86400",
			});
		});
}
