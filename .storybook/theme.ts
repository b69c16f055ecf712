import { create } from "storybook/theming";
import dark from "../packages/widgets/tokens/dark.tokens.json";
import light from "../packages/widgets/tokens/light.tokens.json";

/** Whether the device is dark. */
export const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
const {
	ink,
	"ink-soft": inkSoft,
	surface,
	line,
	edge,
	brand,
	"on-brand": onBrand,
	sky,
} = {
	...light.nev,
	...(isDark && dark.nev),
};
const paper = isDark ? "#0d1612" : "#faf8f2";

/** Storybook's own look and that of its docs pages: the site's logo, font and colors. */
export const theme = create({
	base: isDark ? "dark" : "light",
	brandTitle: '<span class="brand"><img src="brand/favicon.svg" alt="">NEV widgets</span>',
	brandUrl: "./",
	brandTarget: "_self",
	fontBase: "Figtree, system-ui, sans-serif",
	colorPrimary: brand.$value.hex,
	// The toolbar's text and, darker, the ground of the chosen story, whose text is white.
	colorSecondary: isDark ? "#3a9d75" : brand.$value.hex,
	appBg: paper,
	appContentBg: surface.$value.hex,
	appPreviewBg: paper,
	appHoverBg: sky.$value.hex,
	appBorderColor: line.$value.hex,
	appBorderRadius: 12,
	inputBg: surface.$value.hex,
	inputBorder: edge.$value.hex,
	inputTextColor: ink.$value.hex,
	inputBorderRadius: 12,
	textColor: ink.$value.hex,
	textInverseColor: onBrand.$value.hex,
	textMutedColor: inkSoft.$value.hex,
	barBg: surface.$value.hex,
	barTextColor: inkSoft.$value.hex,
	barSelectedColor: brand.$value.hex,
	barHoverColor: brand.$value.hex,
});
