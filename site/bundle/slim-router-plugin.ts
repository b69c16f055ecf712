import { type Plugin, parseSync, Visitor } from "vite";

/**
 * Functions of the router that the site never calls. It has no fetchers, sends its forms itself or
 * leaves them to the browser, blocks no navigation, knows all routes from the first page on, and uses
 * neither instrumentation nor server components nor a single-page build. Its root has an error
 * boundary, and nothing is outside of its routes.
 */
const neverCalled = `
	fetch2 getFetcher resetFetcher deleteFetcher queueFetcherForDeletion updateFetcherState
	setFetcherError markFetchersDone abortFetcher handleFetcherAction handleFetcherLoader
	singleFetchLoaderFetcherStrategy
	handleAction singleFetchActionStrategy
	getBlocker deleteBlocker updateBlocker
	discoverRoutes patchRoutes patchRoutesImpl fetchAndApplyManifestPatches getPartialManifest
	getRouteInstrumentationUpdates instrumentClientSideRouter
	RSCErrorHandler RSCPrefetchPageLinksImpl nonSsrStrategy
	createClientRoutesWithHMRRevalidationOptOut _internalSetRoutes wrapShouldRevalidateForHdr
	DefaultErrorComponent useNavigateUnstable
`
	.trim()
	.split(/\s+/);

/** What the other functions return without these features. */
const answers: Record<string, string> = {
	normalizeNavigateOptions: "{ path }",
	isSubmissionNavigation: "false",
	isMutationMethod: "false",
	markFetchRedirectsDone: "false",
	abortStaleFetchLoads: "false",
	shouldBlockNavigation: "undefined",
	checkFogOfWar: "{ active: false, matches: null }",
	isFogOfWarEnabled: "false",
	useFogOFWarDiscovery: "undefined",
	getPatchRoutesOnNavigationFunction: "undefined",
	useIsRSCRouterContext: "false",
	// Hints for developers, who read them in `pnpm dev`.
	warning: "undefined",
	warnOnce: "undefined",
	warningOnce: "undefined",
};

/**
 * What the router does if it cannot load a page's script, because the connection is lost or a new build
 * has replaced the file. Its own function reloads the page that the visitor is on, even where it only
 * prefetches another one that the mouse is over. Here the browser opens the page that was asked for,
 * and a failed prefetch changes nothing.
 */
const loadRouteModule = `{
	try {
		return routeModulesCache[route.id] ??= await import(/* @vite-ignore */ route.module);
	} catch {
		const { location } = window.__reactRouterDataRouter.state.navigation;
		// Back and Forward have changed the address already, which may have a fragment.
		if (location?.pathname === window.location.pathname) window.location.reload();
		else if (location) window.location.assign(createPath(location));
		return new Promise(() => {});
	}
}`;

/** The file of the router's package that has these functions, and those that assert and warn. */
const file = /react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Takes out of the router what the site does not use, which is a quarter of it, and replaces what it
 * does if a script is missing. A function that the router lacks, as another version may, fails the
 * build.
 */
export function slimRouter(): Plugin {
	return {
		name: "slim-router",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: file, code: "function createRouter(" },
			handler: (code) => withoutUnused(code),
		},
	};
}

function withoutUnused(code: string): string {
	const bodies = new Map([
		...neverCalled.map((name) => [name, "{ throw new Error(); }"] as const),
		...Object.entries(answers).map(([name, answer]) => [name, `{ return ${answer}; }`] as const),
		["loadRouteModule", loadRouteModule],
	]);
	const edits: { start: number; end: number; text: string }[] = [];
	new Visitor({
		FunctionDeclaration({ id, body }) {
			const text = bodies.get(id?.name ?? "");
			if (!id || !body || text === undefined) return;
			bodies.delete(id.name);
			edits.push({ start: body.start, end: body.end, text });
		},
		// What an assertion says when it fails is for developers too, and when they are warned.
		CallExpression({ callee, arguments: values }) {
			const [first] = values;
			const last = values.at(-1);
			if (callee.type !== "Identifier" || !first || !last) return;
			if (/^warn(ing|Once|ingOnce)$/.test(callee.name)) {
				edits.push({ start: first.start, end: last.end, text: "" });
			} else if (/^invariant2?$/.test(callee.name)) {
				edits.push({ start: first.end, end: last.end, text: "" });
			}
		},
	}).visit(parseSync("router.js", code).program);
	if (bodies.size > 0) throw new Error(`The router has no ${[...bodies.keys()].join(", ")}.`);
	let slim = "";
	let position = 0;
	for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
		if (start < position) continue;
		slim += code.slice(position, start) + text;
		position = end;
	}
	return (
		(slim + code.slice(position))
			// A component that nobody uses is left out only if creating and naming it does nothing else.
			.replace(/^\w+\.displayName = .*;$/gm, "")
			.replace(/\bReact\d*\.(createContext|forwardRef)\(/g, "/* @__PURE__ */ $&")
	);
}
