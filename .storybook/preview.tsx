import { languages } from "@nev/widgets/server";
import type { Decorator, Parameters, Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { lazy, StrictMode, Suspense, useLayoutEffect, useState } from "react";
import { configure } from "storybook/test";
import { areTests } from "../packages/widgets/src/testing/in-tests.js";
import { chooseNamedValues, nameValues, writeOutOptional } from "./arg-types.js";
import { withCanvas } from "./canvas.js";
import { emulateMedia } from "./emulate-media.js";
import { guardConsole } from "./guard-console.js";
import { withLongTexts } from "./long-texts.js";
import { flushRequests, startMockNetwork, unhandledRequests } from "./mock-network.js";
import { createLeadInbox } from "./sample-api/leads.js";
import { createSampleApi } from "./sample-api/sample-api.js";
import { streetTiles } from "./street-tiles.js";
import { isDark, theme } from "./theme.js";

configure({
	// Leave the page's HTML out of error messages.
	getElementError: (message) => new Error(message ?? ""),
	// Lazy parts load slowly on a busy machine.
	asyncUtilTimeout: 20_000 * Number(import.meta.env.TIME_FACTOR ?? 1),
});

const startNetwork = mswLoader(startMockNetwork);

/** Adds the story in a second render: below the root, React runs effects twice only in what is added later. */
const withStrictMode: Decorator = (Story) => {
	const [isAdded, setIsAdded] = useState(false);
	useLayoutEffect(() => setIsAdded(true), []);
	return <StrictMode>{isAdded && <Story />}</StrictMode>;
};

/** Only Storybook loads it, not the tests. */
const StatesPage = lazy(() => import("./states-page.js"));

const preview: Preview = {
	tags: ["autodocs"],
	argTypesEnhancers: [writeOutOptional, nameValues],
	argsEnhancers: [chooseNamedValues],
	decorators: [withLongTexts, withCanvas, withStrictMode],
	loaders: [
		async (context) => {
			await flushRequests();
			await startNetwork(context);
			const startApi = (parameters: Parameters) => {
				const api = createSampleApi(parameters.api);
				const leads = createLeadInbox(parameters.leads);
				context.msw.use(...api.handlers, ...leads.handlers, ...streetTiles);
				return { api, leads };
			};
			return {
				...startApi(context.parameters),
				/** For the next case of a story that has several. */
				async restartApi(parameters: Parameters) {
					await flushRequests();
					context.msw.resetHandlers();
					return startApi(parameters);
				},
			};
		},
	],
	async beforeEach(context) {
		const { parameters, loaded, tags } = context;
		// Only in `npm test`: `pnpm release` and Storybook check every story.
		if (import.meta.env.LEAVES_AXE_OUT && tags.includes("same-look"))
			context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: "off" } };
		unhandledRequests.length = 0;
		loaded.console = guardConsole();
		// Set for every story, because the previous story's settings remain.
		await emulateMedia({
			forcedColors: null,
			reducedMotion: null,
			media: null,
			...parameters.media,
		});
		return () => loaded.console.release();
	},
	afterEach({ loaded }) {
		// Only in a test: in Storybook, what is written to the console is no reason to hide the story.
		if (!areTests()) return;
		loaded.console.check();
		if (unhandledRequests.length > 0)
			throw new Error(`The story sent requests without a handler: ${unhandledRequests.join(", ")}`);
	},
	globalTypes: {
		locale: {
			description: "Language",
			toolbar: {
				icon: "globe",
				items: Object.entries(languages).map(([value, title]) => ({ value, title })),
				dynamicTitle: true,
			},
		},
		colorScheme: {
			description: "Colour scheme",
			toolbar: {
				icon: "contrast",
				items: [
					{ value: "light", title: "Light" },
					{ value: "dark", title: "Dark" },
				],
				dynamicTitle: true,
			},
		},
		width: {
			description: "Width of the column",
			toolbar: {
				icon: "ruler",
				items: [
					{ value: "", title: "Full width" },
					...["280", "360", "480", "720", "1024", "1200", "1440"].map((value) => ({
						value,
						title: `${value} px`,
					})),
				],
				dynamicTitle: true,
			},
		},
		direction: {
			description: "Direction of the page's text",
			toolbar: {
				icon: "transfer",
				items: [
					{ value: "ltr", title: "Left to right" },
					{ value: "rtl", title: "Right to left" },
				],
				dynamicTitle: true,
			},
		},
		textSize: {
			description: "Size of the page's text",
			toolbar: {
				icon: "zoom",
				items: ["100", "150", "200"].map((value) => ({ value, title: `Text ${value} %` })),
				dynamicTitle: true,
			},
		},
		texts: {
			description: "Length of the words",
			toolbar: {
				icon: "paragraph",
				items: [
					{ value: "own", title: "Own texts" },
					{ value: "long", title: "Long texts" },
				],
				dynamicTitle: true,
			},
		},
	},
	initialGlobals: {
		locale: "en",
		colorScheme: isDark ? "dark" : "light",
		width: "",
		direction: "ltr",
		textSize: "100",
		texts: "own",
	},
	parameters: {
		layout: "fullscreen",
		options: {
			storySort: {
				method: "alphabetical",
				order: [
					"Welcome",
					"Widgets",
					["*", ["States", ["Look", "*"]], "Composition"],
					"Site parts",
					"UI parts",
					"Foundations",
					["Tokens", "Icons", "Theme"],
					"Desk",
					["Inbox and health", "Leads", "Mails", "Records", "*"],
					"*",
					"Regressions",
				],
			},
		},
		controls: { expanded: true },
		docs: {
			theme,
			// Each story in a frame of its own, with its own API, address and width. Of a part, it is inline.
			story: { inline: false, iframeHeight: "720px" },
			page: () => (
				<Suspense>
					<StatesPage />
				</Suspense>
			),
			// Without the example, which is code and would be shown as text.
			extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
				component?.__docgenInfo?.description?.split("@example")[0],
		},
		backgrounds: { disabled: true },
		viewport: {
			options: {
				phone: { name: "Phone", styles: { width: "392px", height: "800px" }, type: "mobile" },
				desk: { name: "Desk", styles: { width: "1440px", height: "900px" }, type: "desktop" },
			},
		},
		a11y: {
			test: "error",
			// Without every element that passes a rule, which takes a fifth of the check's time.
			options: { resultTypes: ["violations", "incomplete"] },
			config: { rules: [{ id: "target-size", enabled: true }] },
		},
	},
};

export default preview;
