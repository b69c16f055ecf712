import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { catchMails } from "../mail-catcher.js";
import { hostOrigin, hostPort, mailPort, mailsAddress, siteOrigin } from "../origins.js";

/*
 * The web server of a dealer, whose pages embed a widget. Their content security policy allows only
 * the dealer's origin and the script's. It is the mail server of all dealers too.
 */
const sourceFolder = fileURLToPath(new URL(".", import.meta.url));
const buildFolder = fileURLToPath(new URL("../../test-results/react-host", import.meta.url));

const policy = [
	"default-src 'none'",
	`script-src 'self' ${siteOrigin}`,
	"style-src 'self'",
	`connect-src 'self' ${siteOrigin}`,
	`img-src 'self' ${siteOrigin}`,
].join("; ");

const types: Record<string, string> = {
	".css": "text/css",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".svg": "image/svg+xml",
};

/** With the components, and with the script tag that comes before or after the page. */
const pages = [
	"index",
	"controlled",
	"calculator",
	"inventory",
	"inquiry",
	"element",
	"element-late",
	"vue-element",
	"vue-element-late",
];

await build({
	root: join(sourceFolder, "react"),
	base: "/react/",
	configFile: false,
	logLevel: "error",
	plugins: [react()],
	define: { SITE_ORIGIN: JSON.stringify(siteOrigin) },
	build: {
		outDir: buildFolder,
		emptyOutDir: true,
		assetsInlineLimit: 0,
		rolldownOptions: {
			input: pages.map((page) => join(sourceFolder, `react/${page}.html`)),
		},
	},
});

const mails = catchMails(mailPort);

createServer(async (request, response) => {
	const { pathname } = new URL(request.url ?? "/", hostOrigin);
	if (pathname === "/health") return response.end("ok");
	if (pathname === new URL(mailsAddress).pathname) return response.end(JSON.stringify(mails));
	const isReact = pathname.startsWith("/react/");
	const name = isReact ? pathname.slice("/react/".length) || "index.html" : pathname.slice(1);
	try {
		const text = await readFile(join(isReact ? buildFolder : sourceFolder, name), "utf8");
		response.writeHead(200, {
			"content-type": types[extname(name)] ?? "text/plain",
			"content-security-policy": policy,
		});
		return response.end(text.replaceAll("{{site}}", siteOrigin));
	} catch {
		response.writeHead(404);
		return response.end();
	}
}).listen(hostPort);
