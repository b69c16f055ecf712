import { paths, type TileJson } from "@nev/contract";
import { delay, type HttpHandler, HttpResponse, http } from "msw";
import { PMTiles, type Source } from "pmtiles";

/** Storybook serves the built-in map beside its pages. */
const archivePath = `${import.meta.env.BASE_URL}basemap.pmtiles`;

let archive: Promise<PMTiles> | undefined;

/** The API's map routes with the built-in map, as MSW handlers in the page. */
export function createMapTiles(
	mode: () => "responds" | "hangs" | "fails",
	failsTiles: () => boolean,
): HttpHandler[] {
	const failure = () => new HttpResponse(null, { status: 500 });
	return [
		http.get(`/api/${paths.mapTiles}`, async () => {
			if (mode() === "hangs") await delay("infinite");
			if (mode() === "fails") return failure();
			archive ??= openArchive();
			const tiles = await archive;
			const header = await tiles.getHeader();
			return HttpResponse.json({
				tilejson: "3.0.0",
				tiles: ["{z}/{x}/{y}.mvt"],
				bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
				minzoom: header.minZoom,
				maxzoom: header.maxZoom,
				...((await tiles.getMetadata()) as Pick<TileJson, "attribution" | "vector_layers">),
			} satisfies TileJson);
		}),
		http.get("/api/map/:z/:x/:y", async ({ params: { z, x, y } }) => {
			if (mode() === "fails" || failsTiles()) return failure();
			const tile = await (await archive)?.getZxy(Number(z), Number(x), Number.parseInt(`${y}`, 10));
			return tile ? HttpResponse.arrayBuffer(tile.data) : new HttpResponse(null, { status: 204 });
		}),
	];
}

/** Reads the whole archive once. */
async function openArchive(): Promise<PMTiles> {
	const bytes = await (await fetch(archivePath)).arrayBuffer();
	const source: Source = {
		getKey: () => archivePath,
		getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length) }),
	};
	return new PMTiles(source);
}
