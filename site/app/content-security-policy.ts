export interface ContentSecurityPolicyOptions {
	/** Where images come from beside our own origin: pictures of vehicles, a street map. */
	imageOrigins?: readonly string[];
	/** Whether the page loads the tag manager. */
	hasTagManager?: boolean;
	/** The development server's own scripts and styles are not known by hash. */
	isDevelopment?: boolean;
}

/** Where the tag manager and the analytics that it loads come from, and where they report to. */
const tagManagerOrigins = ["https://*.googletagmanager.com"];
const analyticsOrigins = [
	...tagManagerOrigins,
	"https://*.google-analytics.com",
	"https://*.analytics.google.com",
];

/** The policy of one page: our own origin, and its inline scripts, given as texts, by their hashes. */
export async function contentSecurityPolicy(
	inlineScripts: readonly string[],
	{
		imageOrigins = [],
		hasTagManager = false,
		isDevelopment = false,
	}: ContentSecurityPolicyOptions = {},
): Promise<string> {
	const hashes = isDevelopment
		? ["'unsafe-inline'"]
		: await Promise.all(inlineScripts.map(hashSource));
	const tags = hasTagManager ? tagManagerOrigins : [];
	const analytics = hasTagManager ? analyticsOrigins : [];
	const directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...tags, ...new Set(hashes)],
		"style-src": isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
		"img-src": ["'self'", ...imageOrigins, ...analytics],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : []), ...analytics],
		...(hasTagManager && { "frame-src": tags }),
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'self'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

async function hashSource(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
