/** In milliseconds (specification, section 9). */
const openDelay = 700;
const skipDelay = 300;

/** When a tooltip was last closed. One that opens soon after skips the delay. */
let closedAt = Number.NEGATIVE_INFINITY;
let timer: number | undefined;

/** The part of the page with the tooltip that is open or about to open. */
let current: Element | undefined;

/** Opens the tooltip of a control on hover and on keyboard focus, and closes it on Escape. */
export function handleTooltips(): void {
	document.addEventListener("pointerover", ({ target, pointerType }) => {
		if (pointerType === "touch") return;
		const isSkipped = performance.now() - closedAt < skipDelay;
		visit(anchorOf(target), isSkipped ? 0 : openDelay);
	});
	document.documentElement.addEventListener("pointerleave", close);
	document.addEventListener("focusin", ({ target }) => {
		const anchor = anchorOf(target);
		if (anchor?.querySelector(":focus-visible")) visit(anchor, 0);
		else if (!anchor) close();
	});
	document.addEventListener("pointerdown", close);
	document.addEventListener("keydown", ({ key }) => key === "Escape" && close());
	// The pointer or the focus may have come before this script.
	const anchor = document.querySelector(".tooltip-anchor:is(:hover, :has(:focus-visible))");
	if (anchor) visit(anchor, anchor.matches(":hover") ? openDelay : 0);
}

function anchorOf(target: EventTarget | null): Element | undefined {
	return (target instanceof Element && target.closest(".tooltip-anchor")) || undefined;
}

function visit(anchor: Element | undefined, delay: number): void {
	if (anchor === current) return;
	close();
	current = anchor;
	if (anchor) timer = window.setTimeout(() => toggle(anchor, true), delay);
}

function close(): void {
	clearTimeout(timer);
	if (current && toggle(current, false)) closedAt = performance.now();
	current = undefined;
}

/** Returns whether the tooltip was open. */
function toggle(anchor: Element, isOpen: boolean): boolean {
	const tooltip = anchor.querySelector<HTMLElement>("[role=tooltip]");
	const wasOpen = tooltip?.hidden === false;
	if (tooltip) tooltip.hidden = !isOpen;
	return wasOpen;
}
