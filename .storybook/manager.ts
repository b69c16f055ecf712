import { addons } from "storybook/manager-api";
import { theme } from "./theme.js";

addons.setConfig({
	layoutCustomisations: {
		// Closed where its first tab would be empty: on pages, and on stories without controls.
		showPanel: ({ storyId, index }, isShown) => {
			const story = index?.[storyId];
			if (story?.type !== "story") return isShown;
			if (story.parameters?.controls?.disable) return false;
			const controls = Object.values(story.argTypes ?? {}).map(({ control }) => control);
			return (
				isShown &&
				controls.some((control) => control && !(typeof control === "object" && control.disable))
			);
		},
	},
	theme,
});
