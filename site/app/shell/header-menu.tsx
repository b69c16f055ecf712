import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useCallback, useRef } from "react";
import { Link, useLocation } from "react-router";
import { indexAfterKey } from "./arrow-keys.js";
import { isCurrentPage, isInMenu, type NavigationMenu } from "./navigation.js";
import { useDismissal } from "./use-dismissal.js";
import { useViewTransition } from "./view-transition.js";

/** How a menu is open: `pressed` until dismissed, `hovered` while the mouse is there. */
export type MenuState = "closed" | "hovered" | "pressed";

export interface HeaderMenuProps {
	menu: NavigationMenu;
	opening: MenuState;
	onChange: (label: string, opening: MenuState) => void;
}

/**
 * A heading of the header that shows its links below. It is a `details` element: a press opens it
 * before there are scripts, and without.
 */
export function HeaderMenu({ menu, opening, onChange }: HeaderMenuProps) {
	const { label, links } = menu;
	const details = useRef<HTMLDetailsElement>(null);
	const location = useLocation();
	const viewTransition = useViewTransition();
	const close = useCallback(() => onChange(label, "closed"), [onChange, label]);
	const isOpen = opening !== "closed";
	useDismissal(details, isOpen, close);

	function moveByKey(event: KeyboardEvent): void {
		const anchors = [...(details.current?.querySelectorAll("a") ?? [])];
		const place = anchors.indexOf(document.activeElement as HTMLAnchorElement);
		const next = indexAfterKey(event.key, place, anchors.length, "column");
		if (next === undefined) return;
		event.preventDefault();
		// Only what is shown can take the focus.
		if (details.current) details.current.open = true;
		onChange(label, "pressed");
		anchors[next]?.focus();
	}

	return (
		<details
			ref={details}
			className="menu"
			name="menu"
			data-menu={label}
			open={isOpen}
			onToggle={({ currentTarget }) => {
				// What was opened before the scripts came.
				if (currentTarget.open !== isOpen) {
					onChange(label, currentTarget.open ? "pressed" : "closed");
				}
			}}
			onKeyDown={moveByKey}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
			<summary
				className="header-link"
				data-section={isInMenu(menu, location.pathname) || undefined}
				onClick={(event) => {
					event.preventDefault();
					// A press on what the mouse has opened keeps it open.
					onChange(label, opening === "pressed" ? "closed" : "pressed");
				}}
			>
				{label}
				<ChevronDown className="menu-arrow" aria-hidden="true" />
			</summary>
			<ul className="menu-panel">
				{links.map((link) => (
					<li key={link.to}>
						<Link
							className="menu-link"
							to={link.to}
							prefetch="intent"
							viewTransition={viewTransition}
							aria-current={isCurrentPage(link.to, location) ? "page" : undefined}
						>
							{link.label}
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
