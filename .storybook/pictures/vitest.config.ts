import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { storyTests } from "../vitest.config.js";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** `pnpm pictures`: compares pictures of stories with those in `references/`. */
export default mergeConfig(storyTests("pictures", folder), {
	test: {
		// Only the stories with a picture.
		testNamePattern: /^(Light|Dark|Phone|Phone Dark)$/,
		api: { allowWrite: true },
		browser: {
			api: { allowWrite: true },
			expect: {
				toMatchScreenshot: {
					comparatorName: "pixelmatch",
					// Antialiasing differs a little from one run to the next.
					comparatorOptions: { allowedMismatchedPixelRatio: 0.002 },
					screenshotOptions: { animations: "disabled", caret: "hide" },
					resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
						`${folder}references/${arg}${ext}`,
					resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
						`${folder}differences/${arg}${ext}`,
				},
			},
		},
	},
});
