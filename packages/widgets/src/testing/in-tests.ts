/** Whether the stories run as tests, and not in Storybook. */
export const areTests = () => "__vitest_browser__" in globalThis;

/**
 * A play function that only tests the story's state. In Storybook it does nothing: there the story stays as
 * it is named, and may be in any language of the toolbar.
 *
 * @example
 * export const Failing: Story = { play: inTests(async ({ canvas }) => { … }) };
 */
export function inTests<Context>(play: (context: Context) => unknown) {
	return async (context: Context): Promise<void> => {
		if (areTests()) await play(context);
	};
}
