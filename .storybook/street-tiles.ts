import { HttpResponse, http } from "msw";

/** Two tile services for stories: one draws each tile's coordinates, the other always fails. */
export const streetTiles = [
	http.get("/street-tiles/:z/:x/:y", ({ params: { z, x, y } }) =>
		HttpResponse.text(
			`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e8e4d8" stroke="#bbb"/><text x="12" y="28" font-family="sans-serif">${z}/${x}/${y}</text></svg>`,
			{ headers: { "content-type": "image/svg+xml" } },
		),
	),
	http.get("/broken-tiles/:z/:x/:y", () => new HttpResponse(null, { status: 503 })),
];
