import type { NevNotification } from "@nev/widgets";

/** The number of toasts shown at once (specification, section 9). */
const maxToasts = 1;

/** How long a toast is open, in milliseconds (specification, section 9). */
export const toastDuration = 5000;

/** How long a closed toast stays in the store, in milliseconds (specification, section 9). */
const removalDelay = 1_000_000;

/** An open toast, or a closed one that is not removed yet. */
export interface Toast extends NevNotification {
	readonly id: number;
	readonly isOpen: boolean;
}

const noToasts: readonly Toast[] = [];

let toasts = noToasts;
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(nextToasts: readonly Toast[]): void {
	toasts = nextToasts;
	for (const listener of listeners) listener();
}

/** Shows a toast in place of the current one. */
export function toast(notification: NevNotification): void {
	lastId += 1;
	setToasts([{ ...notification, id: lastId, isOpen: true }, ...toasts].slice(0, maxToasts));
}

/** Closes a toast. It is removed from the store later. */
export function closeToast(id: number): void {
	setToasts(toasts.map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
	setTimeout(() => setToasts(toasts.filter((item) => item.id !== id)), removalDelay);
}

export const toastStore = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	toasts: () => toasts,
	/** As on the server, for hydration. The same list as at first, or React renders it again. */
	noToasts: () => noToasts,
};
