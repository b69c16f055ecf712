import {
	type KeyboardEvent,
	type RefObject,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { useLocation } from "react-router";
import { indexAfterKey } from "./arrow-keys.js";
import { HeaderMenu, type MenuState } from "./header-menu.js";
import { headerItems } from "./navigation.js";
import { PageLink } from "./page-link.js";

type HoverMenus = typeof import("./hover-menus.js").HoverMenus;

interface OpenMenu {
	readonly label: string;
	readonly state: MenuState;
	/** The history entry that the menu was opened on. */
	readonly locationKey: string;
}

/** Same breakpoint as in `styles/shell/header.css`. */
const wideWindow = "(min-width: 68.75em)";

/** The header's links and menus side by side, for a wide window. */
export function MainNavigation() {
	const { key: locationKey } = useLocation();
	const [openMenu, setOpenMenu] = useState<OpenMenu>();
	const nav = useRef<HTMLElement>(null);
	const hover = useHoverMenus(nav);

	const handleChange = useCallback(
		(label: string, state: MenuState) =>
			setOpenMenu((previous) => {
				if (state !== "closed") return { label, state, locationKey };
				return previous?.label === label ? undefined : previous;
			}),
		[locationKey],
	);

	/** A change of page closes the open menu. */
	function stateOf(label: string): MenuState {
		const isOpen = openMenu?.label === label && openMenu.locationKey === locationKey;
		return isOpen ? openMenu.state : "closed";
	}

	function handleKeyDown(event: KeyboardEvent): void {
		const items = [...(nav.current?.querySelectorAll<HTMLElement>(".header-link") ?? [])];
		const index = items.indexOf(document.activeElement as HTMLElement);
		const nextIndex = index < 0 ? undefined : indexAfterKey(event.key, index, items.length, "row");
		if (nextIndex === undefined) return;
		event.preventDefault();
		items[nextIndex]?.focus();
	}

	return (
		<nav className="header-nav" aria-label="Main" ref={nav} onKeyDown={handleKeyDown}>
			<ul>
				{headerItems.map((item) => (
					<li key={item.label}>
						{"links" in item ? (
							<HeaderMenu menu={item} state={stateOf(item.label)} onChange={handleChange} />
						) : (
							<PageLink {...item} className="header-link" />
						)}
					</li>
				))}
			</ul>
			{hover && <hover.HoverMenus nav={hover.nav} stateOf={stateOf} onChange={handleChange} />}
		</nav>
	);
}

/** Loads the hover behavior after the page, and only in a wide window. */
function useHoverMenus(
	navigation: RefObject<HTMLElement | null>,
): { HoverMenus: HoverMenus; nav: HTMLElement } | undefined {
	const [loaded, setLoaded] = useState<{ HoverMenus: HoverMenus; nav: HTMLElement }>();
	useEffect(() => {
		const query = matchMedia(wideWindow);
		const load = () => {
			const nav = navigation.current;
			if (!query.matches || !nav) return;
			import("./hover-menus.js").then(
				({ HoverMenus }) => setLoaded({ HoverMenus, nav }),
				() => {},
			);
		};
		load();
		query.addEventListener("change", load);
		return () => query.removeEventListener("change", load);
	}, [navigation]);
	return loaded;
}
