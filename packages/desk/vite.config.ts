import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leafletModules } from "../widgets/bundle/leaflet-plugin.js";

export default defineConfig({
	plugins: [leafletModules(), react()],
	// From the source of our packages, the desk has only what it shows.
	resolve: { conditions: ["source", "module", "browser", "development|production"] },
	build: {
		target: "es2022",
		// Only browsers with light-dark().
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		// The policy of the pages allows no data: addresses.
		assetsInlineLimit: 0,
		modulePreload: false,
	},
});
