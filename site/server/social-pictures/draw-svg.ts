import { fileURLToPath } from "node:url";

/** As TrueType files, which the rasterizer reads: pages have the same font as WOFF2. */
export const fontFiles: string[] = [
	import.meta.resolve("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf"),
	import.meta.resolve("@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf"),
	import.meta.resolve("@expo-google-fonts/figtree/800ExtraBold/Figtree_800ExtraBold.ttf"),
].map((url) => fileURLToPath(url));

/**
 * Draws an SVG document as a PNG image, on another thread. It has Figtree alone, so that a picture is the same on
 * every server.
 *
 * @throws {Error} if the document is malformed, or there is no rasterizer for this kind of machine
 */
export async function drawSvg(svg: string): Promise<Buffer> {
	const { renderAsync } = await import("@resvg/resvg-js");
	const image = await renderAsync(svg, {
		font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Figtree" },
	});
	return image.asPng();
}
