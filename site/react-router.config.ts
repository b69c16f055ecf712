import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// What a page needs is in its HTML; a list of all routes would only be one more request.
	routeDiscovery: { mode: "initial" },
	// The router compares with the address that the server hears, which behind a proxy has another
	// scheme. Each action compares with the address that visitors know (`app/leads/own-origin.ts`).
	allowedActionOrigins: ["**"],
	future: {
		v8_middleware: true,
		v8_passThroughRequests: true,
		v8_splitRouteModules: true,
		v8_trailingSlashAwareDataRequests: true,
		v8_viteEnvironmentApi: true,
	},
} satisfies Config;
