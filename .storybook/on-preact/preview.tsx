import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Root } from "react-dom/client";
import { defaultDecorateStory } from "storybook/preview-api";
import { sb } from "storybook/test";
import { createElement } from "../../packages/widgets/bundle/on-preact/react.js";
import { createRoot } from "../../packages/widgets/bundle/on-preact/react-dom.js";
import { withCanvas } from "../canvas.js";
import preview from "../preview.js";

// Storybook looks for these in its own preview only, so they stand here as in the other.
// biome-ignore lint/correctness/useImportExtensions: Storybook looks for the file itself
sb.mock(import("../../packages/widgets/src/dealer-locator/lazy.ts"), { spy: true });
// biome-ignore lint/correctness/useImportExtensions: Storybook looks for the file itself
sb.mock(import("../../packages/widgets/src/forms/request-timeout.ts"), { spy: true });

/** A place in Storybook's page for what is drawn on Preact. */
function Island({ children }: { children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const root = useRef<Root>(null);
	useLayoutEffect(() => {
		if (!place.current) return;
		root.current ??= createRoot(place.current);
		root.current.render(children);
	});
	useLayoutEffect(() => () => root.current?.unmount(), []);
	return <div ref={place} />;
}

const withPreact: Decorator = (Story) => <Island>{Story()}</Island>;

export default {
	...preview,
	// Storybook's own makes a React element of the story.
	applyDecorators: defaultDecorateStory,
	render: (args, { component }) => createElement(component, args),
	decorators: [withCanvas, withPreact],
} satisfies Preview;
