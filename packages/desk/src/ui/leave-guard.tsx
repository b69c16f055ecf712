import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.js";
import { uiMessages } from "./messages.js";

/** Asks before a page with unsaved edits is left: by a link, by the browser's buttons, or by closing it. */
export function LeaveGuard({ isEdited }: { isEdited: boolean }) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isEdited && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (!isEdited) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isEdited]);
	return (
		<ConfirmDialog
			isOpen={blocker.state === "blocked"}
			title={uiMessages.leaveTitle}
			confirmLabel={uiMessages.leave}
			cancelLabel={uiMessages.stay}
			onConfirm={() => blocker.proceed?.()}
			onCancel={() => blocker.reset?.()}
		>
			<p>{uiMessages.leaveText}</p>
		</ConfirmDialog>
	);
}
