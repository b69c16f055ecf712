import { type KeyboardEvent, useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { indexAfterKey } from "./arrow-keys.js";
import { HeaderMenu, type MenuState } from "./header-menu.js";
import { headerItems, isCurrentPage } from "./navigation.js";
import { useViewTransition } from "./view-transition.js";

type HoverMenus = typeof import("./hover-menus.js").HoverMenus;

interface OpenMenu {
	readonly label: string;
	readonly opening: MenuState;
	/** The page it was opened on. */
	readonly page: string;
}

/** Where the header has room for its links side by side; the style sheet says the same. */
const wide = "(min-width: 68.75em)";

/** The header's links side by side, for a wide window. */
export function MainNavigation() {
	const location = useLocation();
	const viewTransition = useViewTransition();
	const [opened, setOpened] = useState<OpenMenu>();
	const [nav, setNav] = useState<HTMLElement | null>(null);
	const hover = useHoverMenus();

	const change = useCallback(
		(label: string, opening: MenuState) =>
			setOpened((before) => {
				if (opening !== "closed") return { label, opening, page: location.key };
				return before?.label === label ? undefined : before;
			}),
		[location.key],
	);

	/** A change of page closes whatever was open. */
	function openingOf(label: string): MenuState {
		const isHere = opened?.label === label && opened.page === location.key;
		return isHere ? opened.opening : "closed";
	}

	function moveByKey(event: KeyboardEvent): void {
		const items = [...(nav?.querySelectorAll<HTMLElement>(".header-link") ?? [])];
		const place = items.indexOf(document.activeElement as HTMLElement);
		const next = place < 0 ? undefined : indexAfterKey(event.key, place, items.length, "row");
		if (next === undefined) return;
		event.preventDefault();
		items[next]?.focus();
	}

	return (
		<nav className="header-nav" aria-label="Main" ref={setNav} onKeyDown={moveByKey}>
			<ul>
				{headerItems.map((item) => (
					<li key={item.label}>
						{"links" in item ? (
							<HeaderMenu menu={item} opening={openingOf(item.label)} onChange={change} />
						) : (
							<Link
								className="header-link"
								to={item.to}
								prefetch="intent"
								viewTransition={viewTransition}
								aria-current={isCurrentPage(item.to, location) ? "page" : undefined}
							>
								{item.label}
							</Link>
						)}
					</li>
				))}
			</ul>
			{hover && nav && <hover.HoverMenus nav={nav} openingOf={openingOf} onChange={change} />}
		</nav>
	);
}

/** What opens a menu by the mouse alone: fetched once the page is there, and on no phone. */
function useHoverMenus(): { HoverMenus: HoverMenus } | undefined {
	const [loaded, setLoaded] = useState<{ HoverMenus: HoverMenus }>();
	useEffect(() => {
		const width = matchMedia(wide);
		const load = () => {
			if (width.matches) import("./hover-menus.js").then(setLoaded, () => {});
		};
		load();
		width.addEventListener("change", load);
		return () => width.removeEventListener("change", load);
	}, []);
	return loaded;
}
