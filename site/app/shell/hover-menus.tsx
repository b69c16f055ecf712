import {
	NextFloatingDelayGroup,
	safePolygon,
	useFloating,
	useHover,
	useNextDelayGroup,
} from "@floating-ui/react";
import { useMemo, useState } from "react";
import type { MenuState } from "./header-menu.js";
import { headerItems } from "./navigation.js";

/** In milliseconds (specification, section 9). */
const openDelay = 200;
const closeDelay = 150;
const skipDelay = 300;

export interface HoverMenusProps {
	nav: HTMLElement;
	openingOf: (label: string) => MenuState;
	onChange: (label: string, opening: MenuState) => void;
}

/** Opens the header's menus where the mouse rests, and closes them when it has gone. Draws nothing. */
export function HoverMenus({ nav, openingOf, onChange }: HoverMenusProps) {
	return (
		<NextFloatingDelayGroup delay={{ open: openDelay, close: closeDelay }} timeoutMs={skipDelay}>
			{headerItems.map((item) => {
				if (!("links" in item)) return null;
				const { label } = item;
				return (
					<HoverMenu
						key={label}
						nav={nav}
						label={label}
						opening={openingOf(label)}
						onChange={onChange}
					/>
				);
			})}
		</NextFloatingDelayGroup>
	);
}

interface HoverMenuProps {
	nav: HTMLElement;
	label: string;
	opening: MenuState;
	onChange: (label: string, opening: MenuState) => void;
}

function HoverMenu({ nav, label, opening, onChange }: HoverMenuProps) {
	const elements = useMemo(() => {
		const menu = nav.querySelector(`[data-menu="${label}"]`);
		return {
			reference: menu?.querySelector("summary") ?? null,
			floating: menu?.querySelector("ul") ?? null,
		};
	}, [nav, label]);

	function change(isOpen: boolean): void {
		// The mouse that goes closes neither what was pressed nor what somebody is in by keyboard.
		const isHeld = opening === "pressed" || elements.floating?.contains(document.activeElement);
		if (isOpen) onChange(label, "hovered");
		else if (!isHeld) onChange(label, "closed");
	}

	const { context } = useFloating({
		open: opening !== "closed",
		onOpenChange: change,
		elements,
		placement: "bottom-start",
	});
	const { delayRef } = useNextDelayGroup(context);
	// One for the life of the menu: it remembers where the mouse came from.
	const [handleClose] = useState(() => safePolygon());
	useHover(context, { delay: () => delayRef.current, handleClose });
	return null;
}
