import { type FormEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The `onSubmit` handler of a form. `submit` runs instead of the browser's submission, unless the page
 * has cancelled the press or the submission.
 *
 * A frame with `sandbox="allow-scripts"` blocks submissions before the `submit` event, so a press of
 * a submit button, or Enter in a field, which clicks it, also runs `submit` if no event follows.
 */
export function useSubmit(
	form: RefObject<HTMLFormElement | null>,
	submit: () => void,
): (event: FormEvent<HTMLFormElement>) => void {
	const latest = useRef(submit);
	latest.current = submit;
	const isBlocked = useRef(false);

	// Before the browser can deliver a press of the button that is rendered with the form.
	useLayoutEffect(() => {
		const root = form.current?.getRootNode();
		function handleClick(event: Event): void {
			// The target may be the document, where a script of the page dispatches a click on it.
			const button = (event.target as Partial<Element>).closest?.("button");
			if (button?.type !== "submit" || button.form !== form.current) return;
			isBlocked.current = true;
			setTimeout(() => {
				// The page can cancel the press after this listener.
				if (event.defaultPrevented) isBlocked.current = false;
				// The browser has shown why it does not submit an invalid form.
				const isInvalid = !button.form?.noValidate && button.form?.matches(":invalid");
				if (isBlocked.current && !isInvalid && button.isConnected) latest.current();
				isBlocked.current = false;
			});
		}
		root?.addEventListener("click", handleClick);
		return () => root?.removeEventListener("click", handleClick);
	}, [form]);

	return (event) => {
		isBlocked.current = false;
		if (event.defaultPrevented) return;
		event.preventDefault();
		latest.current();
	};
}
