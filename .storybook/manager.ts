import { addons } from "storybook/manager-api";
import { theme } from "./theme.js";

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
	theme,
});
