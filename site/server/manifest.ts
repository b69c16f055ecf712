import type { Settings } from "@nev/api";
import { facts, footerText } from "../app/content/index.js";

/** Writes the web app manifest: the site's name and icons on a home screen. */
export function manifest(company: Settings["company"]): string {
	return JSON.stringify({
		id: "/",
		name: company.name,
		short_name: company.name.length > 12 ? "NEV Dealers" : company.name,
		description: footerText(facts, company).about,
		lang: "en-US",
		start_url: "/",
		scope: "/",
		display: "browser",
		background_color: "#FAF8F2",
		theme_color: "#FAF8F2",
		icons: [
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	});
}
