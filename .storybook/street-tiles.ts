import { HttpResponse, http } from "msw";

const picture = (width: number, height: number, text: string) =>
	HttpResponse.text(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#e8e4d8" stroke="#bbb"/><text x="12" y="28" font-family="sans-serif">${text}</text></svg>`,
		{ headers: { "content-type": "image/svg+xml" } },
	);

/**
 * Tile services for stories: one draws each tile's coordinates, the others fail, each in its way: with
 * an error, with a picture that says so, and with a page.
 */
export const streetTiles = [
	http.get("/street-tiles/:z/:x/:y", ({ params: { z, x, y } }) =>
		picture(256, 256, `${z}/${x}/${y}`),
	),
	http.get("/keyless-tiles/:z/:x/:y", () => picture(400, 120, "API KEY REQUIRED")),
	http.get("/page-tiles/:z/:x/:y", () => HttpResponse.html("<h1>Please log in</h1>")),
	http.get("/broken-tiles/:z/:x/:y", () => new HttpResponse(null, { status: 503 })),
];
