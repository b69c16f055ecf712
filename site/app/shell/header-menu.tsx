import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useCallback, useRef } from "react";
import { useLocation } from "react-router";
import { indexAfterKey } from "./arrow-keys.js";
import { isInMenu, type NavigationMenu } from "./navigation.js";
import { PageLink } from "./page-link.js";
import { useDismissal } from "./use-dismissal.js";
import { useOpenBeforeHydration } from "./use-open-before-hydration.js";

/** A pressed menu stays open until dismissed, a hovered one while the mouse is over it. */
export type MenuState = "closed" | "hovered" | "pressed";

export interface HeaderMenuProps {
	menu: NavigationMenu;
	state: MenuState;
	onChange: (label: string, state: MenuState) => void;
}

/**
 * A menu of the header. It is a `details` element, so that it opens before the scripts are loaded,
 * and without scripts.
 */
export function HeaderMenu({ menu, state, onChange }: HeaderMenuProps) {
	const { label, links } = menu;
	const details = useRef<HTMLDetailsElement>(null);
	const { pathname } = useLocation();
	const close = useCallback(() => onChange(label, "closed"), [onChange, label]);
	const isOpen = state !== "closed";
	useOpenBeforeHydration(details, () => onChange(label, "pressed"));
	useDismissal(details, isOpen, close);

	function handleKeyDown(event: KeyboardEvent): void {
		const anchors = [...(details.current?.querySelectorAll("a") ?? [])];
		const index = anchors.indexOf(document.activeElement as HTMLAnchorElement);
		const nextIndex = indexAfterKey(event.key, index, anchors.length, "column");
		if (nextIndex === undefined) return;
		event.preventDefault();
		// A hidden link cannot be focused, so open the menu before React does.
		if (details.current) details.current.open = true;
		onChange(label, "pressed");
		anchors[nextIndex]?.focus();
	}

	return (
		<details
			ref={details}
			className="menu"
			name="menu"
			data-menu={label}
			open={isOpen}
			onToggle={({ currentTarget }) => {
				// The visitor opened the menu while it was hydrated.
				if (currentTarget.open !== isOpen) {
					onChange(label, currentTarget.open ? "pressed" : "closed");
				}
			}}
			onKeyDown={handleKeyDown}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
			<summary
				className="header-link"
				data-section={isInMenu(menu, pathname) || undefined}
				onClick={(event) => {
					event.preventDefault();
					// Pressing a hovered menu keeps it open.
					onChange(label, state === "pressed" ? "closed" : "pressed");
				}}
			>
				{label}
				<ChevronDown className="menu-arrow" aria-hidden="true" />
			</summary>
			<ul className="menu-panel">
				{links.map((link) => (
					<li key={link.to}>
						<PageLink {...link} className="menu-link" />
					</li>
				))}
			</ul>
		</details>
	);
}
