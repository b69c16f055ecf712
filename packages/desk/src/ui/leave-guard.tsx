import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.js";
import { uiMessages } from "./messages.js";
import { hasUnsaved } from "./use-unsaved.js";

/**
 * Asks before a page with unsaved edits is left by a link or by the browser's buttons. It is there once,
 * because a router takes one blocker.
 */
export function LeaveGuard() {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
	);
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
