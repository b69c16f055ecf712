/** Everything from the desk's own origin, nothing inline, and no other page around it. */
const contentSecurityPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self'",
	"font-src 'self'",
	"connect-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'",
].join("; ");

/** Sent with every response of the desk. */
export const deskHeaders = {
	"content-security-policy": contentSecurityPolicy,
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "geolocation=(), camera=(), microphone=(), payment=()",
	"cache-control": "no-store",
};
