import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder with a drawing for each vehicle, named after its slug. It is the same from `src` and from `dist`. */
export const picturesFolder: string = fileURLToPath(new URL("../pictures", import.meta.url));

/** The drawing of a sample vehicle: an SVG document without ids, so that a page can contain any number. */
export function readPicture(slug: string): string {
	return readFileSync(`${picturesFolder}/${slug}.svg`, "utf8");
}
