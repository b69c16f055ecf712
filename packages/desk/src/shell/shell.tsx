import type { Operator } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from "react-router";
import { signOut } from "../session/session.js";
import { Notice, NoticeProvider } from "../ui/notice.js";
import { shellMessages as messages } from "./messages.js";
import { Navigation } from "./navigation.js";

/** What is around every page. */
export function Shell() {
	const { name } = useLoaderData<Operator>();
	const isLoading = useNavigation().state !== "idle";
	useFocusOnPageChange();
	return (
		<NoticeProvider>
			<a className="skip-link" href="#content">
				{messages.skip}
			</a>
			<header className="shell-header">
				<p className="shell-brand">{messages.desk}</p>
				<Navigation />
				<p className="shell-operator">
					<span>{messages.signedInAs}</span> {name}
				</p>
				<Button variant="quiet" className="compact" onClick={() => void signOut()}>
					{messages.signOut}
				</Button>
			</header>
			<Notice />
			<main id="content" tabIndex={-1} aria-busy={isLoading}>
				<Outlet />
			</main>
			<ScrollRestoration />
		</NoticeProvider>
	);
}

/**
 * Moves the focus to the heading of a new page, from where Tab goes on. A page that is seen again is
 * where it was scrolled to.
 */
function useFocusOnPageChange(): void {
	const { pathname } = useLocation();
	const seen = useRef(pathname);
	useEffect(() => {
		if (seen.current === pathname) return;
		seen.current = pathname;
		document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
	}, [pathname]);
}
