import { createHash } from "node:crypto";
export interface ContentSecurityPolicyOptions {
	/** Origins of images besides our own: pictures of vehicles, a street map. */
	imageOrigins?: readonly string[];
	/** The texts of the page's inline styles. */
	inlineStyles?: readonly string[];
	/** The origins whose pages may show this one in a frame, besides our own. `*` is all of them. */
	frameAncestors?: readonly string[];
	/** Whether the page loads the tag manager. */
	hasTagManager?: boolean;
	/** Allows inline scripts and styles, which the development server adds without a hash. */
	isDevelopment?: boolean;
}

/** The tag manager, and the analytics that it loads and that reports to these origins. */
const tagManagerOrigins = ["https://*.googletagmanager.com"];
const analyticsOrigins = [
	...tagManagerOrigins,
	"https://*.google-analytics.com",
	"https://*.analytics.google.com",
];

/**
 * The Content-Security-Policy of a page: our own origin, and the hashes of its inline scripts.
 *
 * @param inlineScripts the texts of the scripts
 */
export async function contentSecurityPolicy(
	inlineScripts: readonly string[],
	{
		imageOrigins = [],
		inlineStyles = [],
		frameAncestors = [],
		hasTagManager = false,
		isDevelopment = false,
	}: ContentSecurityPolicyOptions = {},
): Promise<string> {
	const hashes = isDevelopment ? ["'unsafe-inline'"] : inlineScripts.map(hashSource);
	const styleHashes = isDevelopment ? ["'unsafe-inline'"] : inlineStyles.map(hashSource);
	const tags = hasTagManager ? tagManagerOrigins : [];
	const analytics = hasTagManager ? analyticsOrigins : [];
	const directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...tags, ...new Set(hashes)],
		"style-src": ["'self'", ...styleHashes],
		"img-src": ["'self'", ...imageOrigins, ...analytics],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : []), ...analytics],
		// The page for dealers previews the frame of a widget.
		"frame-src": ["'self'", ...tags],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'self'", ...frameAncestors],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

/** Not with WebCrypto, which hashes each text in a task of its own, and took a twelfth of a page's time. */
function hashSource(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The policy source of a tile template. Its subdomain placeholder `{s}` becomes a wildcard. */
export function tileSource(url: string): string {
	const [, origin = ""] = /^(https?:\/\/[^/]+)/.exec(url.replace("{s}", "*")) ?? [];
	return origin;
}
