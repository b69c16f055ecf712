import type { ShellElement } from "./shell.js";

/**
 * Makes an element's focus that of its first control: `focus()` focuses the control at once, or as
 * soon as there is one.
 *
 * @returns hands the element's focus on to its first control, once there is one, unless it has moved on
 */
export function delegateFocus(element: ShellElement): () => void {
	const { focus: takeFocus } = element;
	element.focus = (options) => {
		if (element.shadowRoot && focusFirst(options)) return;
		takeFocus.call(element, options);
		focusControl();
	};
	const newContent = new MutationObserver(focusControl);

	/** Focuses the first control, unless one has the focus, and returns the one that has it. */
	function focusFirst(options: FocusOptions | undefined): HTMLElement | null {
		const shadow = element.shadowRoot as ShadowRoot;
		for (const control of shadow.querySelectorAll<HTMLElement>(':not([tabindex="-1"])')) {
			// Only a control takes it.
			if (!shadow.activeElement) control.focus(options);
		}
		return shadow.activeElement as HTMLElement | null;
	}

	function focusControl(): void {
		newContent.disconnect();
		const { nevFocus: request, shadowRoot: shadow } = element;
		const { activeElement } = element.getRootNode() as Document | ShadowRoot;
		if (!request || !shadow) return;
		const control = activeElement === element && focusFirst(request[0]);
		if (activeElement === element && !control) {
			newContent.observe(shadow, { childList: true, subtree: true });
			return;
		}
		// Browsers leave out all controls of an element with a negative one. Chromium takes the focus here.
		if (element.tabIndex < 0) element.removeAttribute("tabindex");
		if (control) control.focus(request[0]);
	}

	return focusControl;
}
