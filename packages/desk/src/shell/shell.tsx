import type { Count, Operator } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { Menu, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import {
	Link,
	NavLink,
	Outlet,
	ScrollRestoration,
	useLoaderData,
	useLocation,
	useNavigate,
	useNavigation,
} from "react-router";
import { Notice, NoticeProvider } from "../changes/notice.js";
import { WaitingCount } from "../corrections/waiting-count.js";
import { signOutPath } from "../session/session.js";
import { LeaveGuard } from "../ui/leave-guard.js";
import { useAttention } from "./attention.js";
import { shellMessages as messages } from "./messages.js";

/** A page that the navigation leads to. */
export interface NavigationPage {
	readonly path: string;
	readonly title: string;
}

interface NavigationProps {
	readonly pages: readonly NavigationPage[];
}

/** What is around every page. */
export function Shell({ pages }: NavigationProps) {
	const { name } = useLoaderData<Operator>();
	const navigate = useNavigate();
	const isLoading = useNavigation().state !== "idle";
	const attention = useAttention();
	useFocusOnPageChange();
	return (
		<NoticeProvider>
			<a className="skip-link" href="#content">
				{messages.skip}
			</a>
			<header className="shell-header">
				<p className="shell-brand">{messages.desk}</p>
				<Navigation pages={pages} waiting={attention?.corrections} />
				<p className="shell-operator">
					<span>{messages.signedInAs}</span> {name}
				</p>
				<Button variant="quiet" className="compact" onClick={() => void navigate(signOutPath)}>
					{messages.signOut}
				</Button>
			</header>
			{attention?.mailServerRefusal && (
				<p role="alert" className="shell-alert">
					{messages.mailServerRefusal} <Link to="/health">{messages.showHealth}</Link>
				</p>
			)}
			<Notice />
			<main id="content" tabIndex={-1} aria-busy={isLoading}>
				<Outlet />
			</main>
			<LeaveGuard />
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
	// Before the page can be seen, so that it takes the focus from nobody who has pressed a key in it.
	useLayoutEffect(() => {
		if (seen.current === pathname) return;
		seen.current = pathname;
		document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
	}, [pathname]);
}

/** The links to the pages: in a row, or in a menu where the window is narrow. */
function Navigation({ pages, waiting }: NavigationProps & { waiting: Count | undefined }) {
	const [isOpen, setIsOpen] = useState(false);
	const navigation = useRef<HTMLElement>(null);
	const id = useId();
	const count = <WaitingCount count={waiting} />;
	useEffect(() => {
		if (!isOpen) return;
		const closeOutside = ({ target }: Event) => {
			if (target instanceof Node && !navigation.current?.contains(target)) setIsOpen(false);
		};
		document.addEventListener("pointerdown", closeOutside);
		document.addEventListener("focusin", closeOutside);
		return () => {
			document.removeEventListener("pointerdown", closeOutside);
			document.removeEventListener("focusin", closeOutside);
		};
	}, [isOpen]);
	/** The focused link is hidden with its menu. In a wide window there is no button to focus. */
	const close = () => {
		setIsOpen(false);
		navigation.current?.querySelector("button")?.focus();
	};
	return (
		<nav
			ref={navigation}
			aria-label={messages.desk}
			onKeyDown={({ key }) => isOpen && key === "Escape" && close()}
		>
			<Button
				className="compact menu-button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setIsOpen(!isOpen)}
			>
				{isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
				{messages.menu}
				{count}
			</Button>
			<ul id={id} className={isOpen ? "pages pages-open" : "pages"}>
				{pages.map(({ path, title }) => (
					<li key={path}>
						<NavLink to={path} onClick={close}>
							{title}
							{path === "/corrections" && count}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
