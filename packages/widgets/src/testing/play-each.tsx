import type { StoryContext } from "@storybook/react-vite";
import { createElement, type ReactNode } from "react";
import { restoreAllMocks } from "storybook/test";

/** What a story of a file has, and the file's `meta`. Each file has args of its own. */
interface Annotations {
	title?: string | undefined;
	args?: object | undefined;
	parameters?: StoryContext["parameters"] | undefined;
	loaders?: unknown;
	beforeEach?: unknown;
	// biome-ignore lint/suspicious/noExplicitAny: of each file's own args
	render?: ((args: any, context: any) => ReactNode) | undefined;
	// biome-ignore lint/suspicious/noExplicitAny: likewise
	play?: ((context: any) => unknown) | undefined;
}

/** What runs before a story: one function or several. */
const listOf = (steps: unknown): readonly ((context: StoryContext) => unknown)[] =>
	typeof steps === "function" ? [steps as () => unknown] : ((steps ?? []) as []);

/**
 * The play function of a story that is several tests: each case is what a story is, rendered anew with an
 * API of its own, and played. For tests without a picture of their own, as such a story is not on the page
 * of documentation.
 *
 * @param meta of the file
 * @param cases by name
 * @example
 * export const Typed: Story = { tags: ["regression"], play: playEach(meta, { Cleared, Corrected }) };
 */
export function playEach(meta: Annotations, cases: Readonly<Record<string, Annotations>>) {
	return async ({ mount, ...story }: StoryContext): Promise<void> => {
		const { canvasElement, component } = story;
		for (const [name, one] of Object.entries(cases)) {
			await story.step(name, async () => {
				restoreAllMocks();
				const parameters = { ...story.parameters, ...one.parameters };
				const loaded = { ...story.loaded, ...(await story.loaded.restartApi(parameters)) };
				const args = { ...meta.args, ...one.args };
				const context = { ...story, mount, parameters, loaded, args } as StoryContext;
				for (const load of [...listOf(meta.loaders), ...listOf(one.loaders)])
					Object.assign(loaded, await load(context));
				const cleanups: unknown[] = [];
				for (const prepare of [...listOf(meta.beforeEach), ...listOf(one.beforeEach)])
					cleanups.push(await prepare(context));
				const render = one.render ?? meta.render ?? (() => createElement(component ?? "div", args));
				await mount(<Rendered content={() => render(args, context)} />);
				const rendered = [...canvasElement.children];
				try {
					await one.play?.(context);
				} catch (error) {
					if (error instanceof Error) error.message = `${name}: ${error.message}`;
					throw error;
				} finally {
					for (const cleanup of cleanups.reverse()) if (typeof cleanup === "function") cleanup();
					for (const child of [...canvasElement.children])
						if (!rendered.includes(child)) child.remove();
				}
			});
		}
	};
}

/**
 * A component, since what a story renders may use hooks. Storybook writes its props out as code, which takes a
 * context forever.
 */
function Rendered({ content }: { content: () => ReactNode }) {
	return content();
}
