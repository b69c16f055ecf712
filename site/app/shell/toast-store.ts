import type { Notification } from "@nev/widgets";

/** At most one toast at a time (specification, section 9). */
const toastLimit = 1;

/** How long a toast stays, in milliseconds (specification, section 9). */
export const toastDuration = 5000;

/** How long a closed toast is kept, in milliseconds (specification, section 9). */
const removalDelay = 1_000_000;

/** A toast on the page, or one that has closed and is kept for a while. */
export interface Toast extends Notification {
	readonly id: number;
	readonly isOpen: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

/** Shows a toast; the one before gives way. */
export function toast(notification: Notification): void {
	lastId += 1;
	change([{ ...notification, id: lastId, isOpen: true }, ...toasts].slice(0, toastLimit));
}

/** Closes a toast, which is removed later. */
export function closeToast(id: number): void {
	change(toasts.map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
	setTimeout(() => change(toasts.filter((one) => one.id !== id)), removalDelay);
}

export const toastStore = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	toasts: (): readonly Toast[] => toasts,
};
