import type { Operator } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useRef } from "react";
import {
	NavLink,
	Outlet,
	ScrollRestoration,
	useLoaderData,
	useLocation,
	useNavigation,
} from "react-router";
import { WaitingCount } from "../corrections/waiting-count.js";
import { signOut } from "../session/session.js";
import { Notice, NoticeProvider } from "../ui/notice.js";
import { shellMessages as messages } from "./messages.js";

const pages = [
	{ path: "/leads", label: messages.leads },
	{ path: "/dealers", label: messages.dealers },
	{ path: "/corrections", label: messages.corrections, count: <WaitingCount /> },
	{ path: "/vehicles", label: messages.vehicles },
	{ path: "/company", label: messages.company },
	{ path: "/import", label: messages.import },
	{ path: "/changes", label: messages.changes },
	{ path: "/insight", label: messages.insight },
	{ path: "/health", label: messages.health },
];

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
				<nav aria-label={messages.navigation}>
					<ul>
						{pages.map(({ path, label, count }) => (
							<li key={path}>
								<NavLink to={path}>
									{label}
									{count}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<p className="shell-operator">{messages.operator(name)}</p>
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
 * Moves the focus to the heading of a new page if what was pressed is gone, as the row of a list. The
 * links of the navigation stay, and keep it.
 */
function useFocusOnPageChange(): void {
	const { pathname } = useLocation();
	const seen = useRef(pathname);
	useEffect(() => {
		const isNew = seen.current !== pathname;
		seen.current = pathname;
		if (!isNew || document.activeElement !== document.body) return;
		document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
	}, [pathname]);
}
