import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Root } from "react-dom/client";
import { defaultDecorateStory } from "storybook/preview-api";
import { createElement, createRoot } from "../../packages/widgets/bundle/on-preact/react.js";
import { withCanvas } from "../canvas.js";
import preview from "../preview.js";

/** Renders its children with Preact, inside Storybook's React page. */
function PreactRoot({ children }: { children: ReactNode }) {
	const container = useRef<HTMLDivElement>(null);
	const root = useRef<Root>(null);
	useLayoutEffect(() => {
		if (!container.current) return;
		root.current ??= createRoot(container.current);
		root.current.render(children);
	});
	useLayoutEffect(() => () => root.current?.unmount(), []);
	return <div ref={container} />;
}

const withPreact: Decorator = (Story) => <PreactRoot>{Story()}</PreactRoot>;

export default {
	...preview,
	// The default of Storybook's React renderer creates a React element.
	applyDecorators: defaultDecorateStory,
	render(args, { component, title }) {
		if (!component) throw new Error(`The stories of ${title} have no component.`);
		// Storybook's type is React's, which TypeScript does not accept as Preact's.
		return createElement(component as (props: object) => null, args);
	},
	decorators: [withCanvas, withPreact],
	// The stories on React have it: of the widgets in every run, of their elements in a release.
	parameters: { ...preview.parameters, a11y: { test: "off" } },
} satisfies Preview;
