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
	stateOf: (label: string) => MenuState;
	onChange: (label: string, state: MenuState) => void;
}

/** Opens the header's menus on hover and closes them when the mouse leaves. Renders nothing. */
export function HoverMenus({ nav, stateOf, onChange }: HoverMenusProps) {
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
						state={stateOf(label)}
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
	state: MenuState;
	onChange: (label: string, state: MenuState) => void;
}

function HoverMenu({ nav, label, state, onChange }: HoverMenuProps) {
	const elements = useMemo(() => {
		const menu = nav.querySelector(`[data-menu="${label}"]`);
		return {
			reference: menu?.querySelector("summary") ?? null,
			floating: menu?.querySelector("ul") ?? null,
		};
	}, [nav, label]);

	function handleOpenChange(isOpen: boolean): void {
		// A leaving mouse does not close a menu that was pressed or that has the focus.
		const isInUse = state === "pressed" || elements.floating?.contains(document.activeElement);
		if (isOpen) onChange(label, "hovered");
		else if (!isInUse) onChange(label, "closed");
	}

	const { context } = useFloating({
		open: state !== "closed",
		onOpenChange: handleOpenChange,
		elements,
		placement: "bottom-start",
	});
	const { delayRef } = useNextDelayGroup(context);
	// Created once, because it tracks the mouse between renders.
	const [handleClose] = useState(() => safePolygon());
	useHover(context, { delay: () => delayRef.current, handleClose });
	return null;
}
