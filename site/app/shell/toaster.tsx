import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { closeToast, toastDuration, toastStore } from "./toast-store.js";

/** How far a swipe must go to close a toast, in pixels (specification, section 9). */
const swipeThreshold = 50;

/** Outside of the page, where nothing is announced. */
const nowhere = document.createDocumentFragment();

/** The notification area. F8 moves the focus to it. */
export function Toaster() {
	const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, toastStore.noToasts);
	return (
		<Radix.Provider
			duration={toastDuration}
			swipeDirection="right"
			swipeThreshold={swipeThreshold}
			label="Notification"
			announcerContainer={toasts[0]?.silent ? nowhere : undefined}
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
