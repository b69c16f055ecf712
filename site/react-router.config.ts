import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// Load the list of routes with the first page, instead of with a request on each navigation.
	routeDiscovery: { mode: "initial" },
	// The router compares with the request's address, which differs behind a proxy. Each action checks
	// the public address itself (`app/leads/same-origin-request.ts`).
	allowedActionOrigins: ["**"],
	future: {
		v8_middleware: true,
		v8_passThroughRequests: true,
		// A file for each data loader would be 0.1 KB and one more request on every page.
		v8_splitRouteModules: false,
		v8_trailingSlashAwareDataRequests: true,
		v8_viteEnvironmentApi: true,
	},
} satisfies Config;
