/** The map's colors, and the custom properties that have them. */
const colorTokens = {
	land: "--_land",
	water: "--_sky",
	coast: "--_coast",
	green: "--_park",
	building: "--_building",
	urban: "--_urban",
	road: "--_road",
	"road-edge": "--_road-edge",
	highway: "--_highway",
	border: "--_border-line",
	ink: "--_ink",
	"ink-soft": "--_ink-soft",
} as const;

export type ColorName = keyof typeof colorTokens;

/** Colours that a canvas understands, and the page's font. */
export interface Palette {
	readonly colors: Readonly<Record<ColorName, string>>;
	readonly font: string;
}

/** Reads a palette and follows its changes. */
export interface PaletteReader {
	read(): Palette;
	dispose(): void;
}

const transition = "color 1ms";

/** Who is told of other colors. */
export interface PaletteHandlers {
	onChange(): void;
	/** The page is about to be printed: what is drawn now is on paper. */
	onPrint(): void;
}

/**
 * Reads the map's colours from elements in the map, because a canvas understands neither custom
 * properties nor `light-dark()`. Their transition of a millisecond tells when a colour changes: with
 * the page's theme, with the visitor's settings or with a token. Paper is light, and no transition ends
 * before it is printed.
 */
export function createPaletteReader(
	container: HTMLElement,
	{ onChange, onPrint }: PaletteHandlers,
): PaletteReader {
	const probe = document.createElement("span");
	probe.className = "nev-map-colors";
	probe.setAttribute("aria-hidden", "true");
	probe.style.position = "absolute";
	probe.style.visibility = "hidden";
	const elements = Object.entries(colorTokens).map(([name, token]) => {
		const element = document.createElement("i");
		element.style.color = `var(${token})`;
		element.style.transition = transition;
		probe.append(element);
		return [name, element] as const;
	});
	probe.addEventListener("transitionend", onChange);
	container.append(probe);

	function setPrinted(isPrinted: boolean): void {
		probe.style.colorScheme = isPrinted ? "light" : "";
		for (const [, element] of elements) element.style.transition = isPrinted ? "none" : transition;
	}
	function handleBeforePrint(): void {
		setPrinted(true);
		onPrint();
	}
	function handleAfterPrint(): void {
		setPrinted(false);
		onChange();
	}
	window.addEventListener("beforeprint", handleBeforePrint);
	window.addEventListener("afterprint", handleAfterPrint);

	return {
		read() {
			const colors = Object.fromEntries(
				elements.map(([name, element]) => [name, getComputedStyle(element).color]),
			) as Record<ColorName, string>;
			return { colors, font: getComputedStyle(probe).fontFamily };
		},
		dispose() {
			window.removeEventListener("beforeprint", handleBeforePrint);
			window.removeEventListener("afterprint", handleAfterPrint);
			probe.remove();
		},
	};
}
