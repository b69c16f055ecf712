import type { Preview } from "@storybook/react-vite";
import { expect } from "vitest";
import { page } from "vitest/browser";
import preview from "../preview.js";

/** Without the wide locators: what their map has drawn depends on the moment. */
const pictured = /--(phone|phone-dark)$|(?<!dealer-locator-states-look)--(light|dark)$/;

/** Compares a picture of each story in light, in dark and on a phone, once its play function has ended. */
export default {
	...preview,
	parameters: { ...preview.parameters, a11y: { test: "off" } },
	async afterEach(context) {
		const { id } = context;
		if (pictured.test(id)) {
			await expect.element(page.elementLocator(context.canvasElement)).toMatchScreenshot(id);
		}
		for (const check of [preview.afterEach].flat()) await check?.(context);
	},
} satisfies Preview;
