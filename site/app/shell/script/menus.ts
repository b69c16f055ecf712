import { indexAfterKey } from "./arrow-keys.js";

/** In milliseconds (specification, section 9). */
const openDelay = 200;
const closeDelay = 150;
const skipDelay = 300;

/** The header's menus, of a wide window and of a narrow one. */
const menuSelector = "details.menu, details.phone-menu";

/** The menu that the mouse is over, and the one that was pressed, which stays open without it. */
let hovered: HTMLDetailsElement | undefined;
let pressed: HTMLDetailsElement | undefined;

/** When a menu was last closed because the mouse had left it. */
let leftAt = Number.NEGATIVE_INFINITY;
let timer: number | undefined;

/**
 * Makes the header's menus open on hover, work with the arrow keys, and close on Escape, on a press
 * outside, when the focus leaves them, and when one of their links is followed. A press opens them
 * without scripts.
 */
export function handleMenus(): void {
	// It may have been pressed before this script.
	[pressed] = openMenus();
	document.addEventListener("pointerover", handlePointer);
	document.documentElement.addEventListener("pointerleave", handlePointer);
	document.addEventListener("click", handleClick);
	document.addEventListener("keydown", handleKeyDown);
	document.addEventListener("pointerdown", closeOthers);
	document.addEventListener("focusin", closeOthers);
	addEventListener("popstate", () => closeAll());
}

function menuOf(target: EventTarget | null): HTMLDetailsElement | undefined {
	return (
		(target instanceof Element && target.closest<HTMLDetailsElement>(menuSelector)) || undefined
	);
}

function openMenus(): HTMLDetailsElement[] {
	return [...document.querySelectorAll<HTMLDetailsElement>(menuSelector)].filter(
		({ open }) => open,
	);
}

function closeAll(except?: HTMLDetailsElement): void {
	for (const menu of openMenus()) if (menu !== except) menu.open = false;
	if (pressed !== except) pressed = undefined;
}

function handlePointer(event: PointerEvent): void {
	if (event.pointerType === "touch") return;
	const menu = event.type === "pointerover" ? menuOf(event.target) : undefined;
	if (menu === hovered) return;
	clearTimeout(timer);
	const left = hovered;
	hovered = menu?.matches(".menu") ? menu : undefined;
	if (hovered && !hovered.open) {
		const isSkipped = performance.now() - leftAt < skipDelay || openMenus().length > 0;
		timer = window.setTimeout(openHovered, isSkipped ? 0 : openDelay);
	} else if (left?.open && left !== pressed) {
		timer = window.setTimeout(() => closeLeft(left), closeDelay);
	}
}

function openHovered(): void {
	if (!hovered) return;
	closeAll(hovered);
	hovered.open = true;
}

function closeLeft(menu: HTMLDetailsElement): void {
	// A leaving mouse does not close a menu that was pressed or that has the focus.
	if (menu === pressed || menu.querySelector("ul")?.contains(document.activeElement)) return;
	menu.open = false;
	leftAt = performance.now();
}

function handleClick(event: MouseEvent): void {
	const menu = menuOf(event.target);
	if (!menu || !(event.target instanceof Element)) return;
	if (event.target.closest("a")) closeAll();
	if (!event.target.closest("summary")) return;
	// Pressing a hovered menu keeps it open.
	const isKept = menu.open && menu === hovered && menu !== pressed;
	if (isKept) event.preventDefault();
	const willBeOpen = isKept || !menu.open;
	if (willBeOpen) closeAll(menu);
	pressed = willBeOpen ? menu : undefined;
}

function closeOthers({ target }: Event): void {
	closeAll(menuOf(target));
}

function handleKeyDown(event: KeyboardEvent): void {
	if (event.key === "Escape") {
		for (const menu of openMenus()) {
			if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
		}
		closeAll();
		return;
	}
	const menu = menuOf(event.target);
	const isHandled =
		(menu?.matches(".menu") && moveFocus(event, [...menu.querySelectorAll("a")], "column", menu)) ||
		moveFocus(
			event,
			[...document.querySelectorAll<HTMLElement>(".header-nav .header-link")],
			"row",
		);
	if (isHandled) event.preventDefault();
}

/** Moves the focus by a key. Returns whether the key does. */
function moveFocus(
	{ key, target }: KeyboardEvent,
	items: HTMLElement[],
	direction: "row" | "column",
	menu?: HTMLDetailsElement,
): boolean {
	const index = items.indexOf(target as HTMLElement);
	if (index < 0 && !menu) return false;
	const nextIndex = indexAfterKey(key, index, items.length, direction);
	if (nextIndex === undefined) return false;
	if (menu) {
		// A hidden link cannot be focused.
		menu.open = true;
		pressed = menu;
	}
	items[nextIndex]?.focus();
	return true;
}
