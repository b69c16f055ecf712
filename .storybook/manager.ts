import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import dark from "../packages/widgets/tokens/dark.tokens.json";
import light from "../packages/widgets/tokens/light.tokens.json";

/* Storybook's own look: the site's logo, font and colors, light or dark as the device is. */
const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
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

addons.setConfig({
	layoutCustomisations: {
		// Closed where it would be empty: on pages, and on stories without controls and interactions.
		showPanel: ({ storyId, index }, isShown) => {
			const story = index?.[storyId];
			if (story?.type !== "story") return isShown;
			if (story.parameters?.controls?.disable) return false;
			const controls = Object.values(story.argTypes ?? {}).map(({ control }) => control);
			const hasControls = controls.some(
				(control) => control && !(typeof control === "object" && control.disable),
			);
			return isShown && (hasControls || story.tags.includes("play-fn"));
		},
	},
	theme: create({
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
	}),
});
