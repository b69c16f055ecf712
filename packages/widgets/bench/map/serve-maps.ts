import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { basemapFile } from "@nev/basemap";
import { PMTiles } from "pmtiles";
import { pageOf } from "./pages.js";

interface Answer {
	readonly body: Buffer;
	readonly headers: OutgoingHttpHeaders;
}

export interface MapServer {
	readonly origin: string;
	/** What the server has sent so far, without headers. */
	sent(): { bytes: number; requests: number };
	close(): void;
}

const require = createRequire(import.meta.url);

/** The folders of scripts and styles. */
const folders: Record<string, string> = {
	embed: fileURLToPath(new URL("../../dist/embed", import.meta.url)),
	leaflet: dirname(require.resolve("leaflet")),
	maplibre: dirname(require.resolve("maplibre-gl/dist/maplibre-gl.css")),
};

const types: Record<string, string> = {
	".js": "text/javascript",
	".mjs": "text/javascript",
	".css": "text/css",
};

/**
 * Serves the pages of all maps, their code, and the built-in archive as vector tiles and as pictures.
 * Everything but pictures is compressed with Brotli.
 *
 * @param drawPicture draws a vector tile as a PNG
 */
export async function serveMaps(
	drawPicture: (tile: Uint8Array) => Promise<Buffer>,
): Promise<MapServer> {
	const bytes = readFileSync(basemapFile);
	const archive = new PMTiles({
		getKey: () => basemapFile,
		getBytes: async (offset, length) => ({
			data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
		}),
	});
	let sentBytes = 0;
	let requests = 0;
	const answers = new Map<string, Promise<Answer | undefined>>();
	const server = createServer(async ({ url = "/" }, response) => {
		const path = new URL(url, "http://localhost").pathname.slice(1);
		const pending = answers.get(path) ?? answerTo(path);
		answers.set(path, pending);
		const answer = await pending.catch(() => undefined);
		requests += 1;
		sentBytes += answer?.body.length ?? 0;
		if (answer) response.writeHead(200, answer.headers).end(answer.body);
		else response.writeHead(path.includes("/") ? 404 : 204).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		sent: () => ({ bytes: sentBytes, requests }),
		close: () => server.close(),
	};

	async function answerTo(path: string): Promise<Answer | undefined> {
		const [folder = "", ...rest] = path.split("/");
		const page = pageOf(path);
		if (page) return compressed(Buffer.from(page), "text/html");
		if (path === "tiles.json") return tileJson();
		if (folder === "vector" || folder === "raster") return tileAnswer(folder, rest);
		const root = folders[folder];
		if (!root) return undefined;
		const file = join(root, ...rest);
		return compressed(readFileSync(file), types[extname(file)] ?? "application/octet-stream");
	}

	async function tileJson(): Promise<Answer> {
		const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
		const description = {
			tilejson: "3.0.0",
			tiles: [`${origin}/vector/{z}/{x}/{y}.mvt`],
			minzoom: minZoom,
			maxzoom: maxZoom,
			bounds: [minLon, minLat, maxLon, maxLat],
			...((await archive.getMetadata()) as object),
		};
		return compressed(Buffer.from(JSON.stringify(description)), "application/json");
	}

	async function tileAnswer(folder: string, [z, x, y]: string[]): Promise<Answer> {
		const tile = await archive.getZxy(Number(z), Number(x), Number.parseInt(`${y}`, 10));
		const data = new Uint8Array(tile?.data ?? []);
		if (folder === "vector")
			return compressed(Buffer.from(data), "application/vnd.mapbox-vector-tile");
		return { body: await drawPicture(data), headers: { "content-type": "image/png" } };
	}
}

function compressed(body: Buffer, type: string): Answer {
	return {
		body: brotliCompressSync(body),
		headers: { "content-type": type, "content-encoding": "br", "access-control-allow-origin": "*" },
	};
}
