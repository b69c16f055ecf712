import { useEffect } from "react";

/** What is edited on the page and not saved yet: an object for each form. */
const unsaved = new Set<object>();

/** Whether something on the page would be lost with it. */
export const hasUnsaved = () => unsaved.size > 0;

/** While something is edited, `LeaveGuard` asks before the page is left, and the browser before it is closed. */
export function useUnsaved(isEdited: boolean): void {
	useEffect(() => {
		if (!isEdited) return;
		const form = {};
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		unsaved.add(form);
		window.addEventListener("beforeunload", ask);
		return () => {
			unsaved.delete(form);
			window.removeEventListener("beforeunload", ask);
		};
	}, [isEdited]);
}
