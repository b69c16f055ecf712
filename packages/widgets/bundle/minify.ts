import { brotliCompressSync } from "node:zlib";
import { type MinifyOptions, minify_sync } from "terser";
import { concatenateTemplates } from "./concatenate-templates.js";

/**
 * Properties of our own objects and of Preact's components that the build shortens. A name may be
 * here if neither a page, the API, the browser nor a text that is stored knows it.
 */
export const privateProperties = `
	abandoning activeIndex adoptStyles attribute byDistance byId byText change changeProperty choosePlace chosenIn
	clearCompared clearError client compared componentDidCatch componentWillUnmount current
	debounceRendering definition derived diffed draftKey elementRef expectMore explain footerOf
	forceUpdate formId getChildContext getDerivedStateFromError hasFailed hasList hasSubscribers
	invalidNotice isBest isComplete isControlled isLocating isOptional
	isOutOfDate isSelected isShowingMore isStale isSubmitted isSubscriber isWanted isWide
	isZipUnknown latest linkTo loadDetails loadMap loadResults markEdited messageOverrides methods
	nevController nevDealerships nevFocus nevMessages nevVehicles notice onApply onDealerSelect onFailed onFocusLost onMore onReady onRecommend onRetry
	onSearchChange onSelect onSendAnother onSent onShowOnMap onSubmitted onVehicleSelect peek prepare
	property props Provider render renderCard renderEmpty renderMarker retain retryLabel rootRef
	saveSubmission saveValues setFilters setLimit setLocale setRadius setSource setState
	shouldComponentUpdate sources stored styles subscribers suggest suggestions takesFocus
	toggleCompared unwatched variant vnode watched worksWithoutApi
`
	.trim()
	.split(/\s+/);

/** Statements compress better than the same joined by commas; which other form does, depends. */
const forms = [
	{},
	...[
		{},
		{ hoist_funs: true },
		{ hoist_vars: true },
		{ join_vars: false },
		{ sequences: true },
	].map(
		// No function of ours is called with `new`, and the others have a `this`, so they stay.
		(form) => ({ ...form, unsafe_arrows: true }),
	),
];

/** Above this size, in characters, a file is minified once: it takes seconds. */
const largeFile = 60_000;

/** Minifies a script that Vite's own minifier has been over, in several forms; the smallest wins. */
export function minifyAgain(script: string, options?: MinifyOptions): string {
	const sums = concatenateTemplates(script);
	if (script.length > largeFile) return minify(sums, {}, options);
	const first = smallest(forms.map((form) => minify(sums, form, options)));
	// What the first pass has shortened can often be shortened further.
	return smallest([first, ...forms.map((form) => minify(first, form))]);
}

function minify(script: string, form: object, options?: MinifyOptions): string {
	const { code } = minify_sync(script, {
		ecma: 2020,
		compress: { passes: 3, sequences: false, ...form },
		...options,
	});
	if (!code) throw new Error("The minifier returned nothing.");
	return `${code}\n`;
}

function smallest(scripts: readonly string[]): string {
	const sizes = scripts.map((script) => brotliCompressSync(script).length);
	return scripts[sizes.indexOf(Math.min(...sizes))] ?? "";
}

/** The options for the files of one build, which share the short names of private properties. */
export function withShortProperties(): MinifyOptions {
	return {
		nameCache: {},
		mangle: {
			properties: {
				regex: new RegExp(`^(${privateProperties.join("|")})$`),
				keep_quoted: true,
				builtins: true,
				// With a dollar, so that it is nobody else's name.
				nth_identifier: { get: (index) => `$${index.toString(36)}` },
			},
		},
	};
}
