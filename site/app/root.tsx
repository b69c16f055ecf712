import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { HideSampleNotices, NevProvider } from "@nev/widgets";
import widgetStyles from "@nev/widgets/styles.css?url";
import { type ReactNode, useEffect } from "react";
import {
	Links,
	Meta,
	Outlet,
	useRouteLoaderData,
	UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import type { Route } from "./+types/root.js";
import { pageContext } from "./page/page-context.js";
import { useSeededLoader } from "./page/site-context.js";
import { ErrorPage } from "./shell/error-page.js";
import { Footer } from "./shell/footer.js";
import { Header } from "./shell/header.js";
import { LazyToaster } from "./shell/lazy-toaster.js";
import { LinkInterceptor } from "./shell/link-interceptor.js";
import { RouteAnnouncer } from "./shell/route-announcer.js";
import { SampleNotice } from "./shell/sample-notice.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import shellScript from "./shell/script/shell-script.ts?worker&url";
import { TagManager } from "./shell/tag-manager.js";
import { toast } from "./shell/toast-store.js";
import { repeatEarlyPress } from "./start/early-press.js";
import { PageScripts } from "./start/page-scripts.js";
import siteStyles from "./styles/site.css?url";

export const links: Route.LinksFunction = () => [
	{ rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
	{ rel: "stylesheet", href: widgetStyles },
	{ rel: "stylesheet", href: siteStyles },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
	return context.get(pageContext).settings;
}

/** The settings are loaded once per visit. */
export function shouldRevalidate(): boolean {
	return false;
}

export function Layout({ children }: { children: ReactNode }) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content="#FAF8F2" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#0D1612" media="(prefers-color-scheme: dark)" />
				<Meta />
				<Links />
			</head>
			<body className="nev-root">
				{children}
				<script type="module" src={shellScript} />
				<PageScripts />
			</body>
		</html>
	);
}

export default function Site() {
	return (
		<Shell>
			<Outlet />
		</Shell>
	);
}

/**
 * Shows an error inside the shell. If the error came before the settings were loaded, as for a method
 * that the route does not accept, the shell is left out.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const settings = useRouteLoaderData<typeof loader>("root");
	if (!settings) {
		return (
			<main className="main">
				<ErrorPage error={error} />
			</main>
		);
	}
	return (
		<Shell>
			<ErrorPage error={error} />
		</Shell>
	);
}

/** The header, the footer and everything else around a page. */
function Shell({ children }: { children: ReactNode }) {
	const apiLoader = useSeededLoader();
	useEffect(repeatEarlyPress, []);
	// `ScrollRestoration` without its inline script. Published, though marked as unsafe.
	useScrollRestoration({ storageKey: "nev-scroll-positions" });
	return (
		<NevProvider loader={apiLoader} locale="en-US" notify={toast}>
			<TagManager />
			<a className="skip-link" href="#main">
				Skip to content
			</a>
			<Header />
			<SampleNotice />
			<main id="main" className="main" tabIndex={-1}>
				<HideSampleNotices>{children}</HideSampleNotices>
			</main>
			<Footer />
			<RouteAnnouncer />
			<LinkInterceptor />
			<LazyToaster />
		</NevProvider>
	);
}
