import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { closeToast, toastDuration, toastStore } from "./toast-store.js";

/** How far a toast is swiped to close it, in pixels (specification, section 9). */
const swipeThreshold = 50;

const none: readonly never[] = [];

/** The notification area; F8 goes there. */
export function Toaster() {
	const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => none);
	return (
		<Radix.Provider
			duration={toastDuration}
			swipeDirection="right"
			swipeThreshold={swipeThreshold}
			label="Notification"
		>
			{toasts.map(({ id, isOpen, tone, title, description }) => (
				<Radix.Root
					key={id}
					className={`toast toast-${tone}`}
					open={isOpen}
					onOpenChange={(open) => !open && closeToast(id)}
				>
					<Radix.Title className="toast-title">{title}</Radix.Title>
					{description && (
						<Radix.Description className="toast-description">{description}</Radix.Description>
					)}
					<Radix.Close className="toast-close" aria-label="Close">
						<X aria-hidden="true" />
					</Radix.Close>
				</Radix.Root>
			))}
			<Radix.Viewport className="toast-viewport" hotkey={["F8"]} label="Notifications ({hotkey})" />
		</Radix.Provider>
	);
}
