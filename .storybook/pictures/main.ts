import config from "../main.js";

/** The stories about the looks of the widgets, whose pictures are compared. */
export default {
	...config,
	stories: ["../../packages/widgets/src/*/stories/look.stories.tsx"],
	staticDirs: ["../public"],
} satisfies typeof config;
