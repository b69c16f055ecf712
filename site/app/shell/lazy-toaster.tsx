import { useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../page/when-idle.js";
import { closeToast, type Toast, toastDuration, toastStore } from "./toast-store.js";

type Toaster = typeof import("./toaster.js").Toaster;

/**
 * Loads the notification area when the page is idle, so that it is there to report a lost
 * connection. Until it is loaded, a toast is shown in plain form, and each toast tries to load it.
 */
export function LazyToaster() {
	const [loaded, setLoaded] = useState<{ Toaster: Toaster }>();
	const [newest] = useSyncExternalStore(
		toastStore.subscribe,
		toastStore.toasts,
		toastStore.noToasts,
	);
	const newestId = newest?.id;
	useEffect(() => {
		const load = () => void import("./toaster.js").then(setLoaded, () => {});
		return newestId === undefined ? whenIdle(load) : load();
	}, [newestId]);
	if (loaded) return <loaded.Toaster />;
	return newest?.isOpen && <PlainToast key={newest.id} {...newest} />;
}

function PlainToast({ id, tone, title, description, silent }: Toast) {
	useEffect(() => {
		const timer = setTimeout(() => closeToast(id), toastDuration);
		return () => clearTimeout(timer);
	}, [id]);
	return (
		<div className="toast-viewport">
			<p className={`toast toast-${tone}`} role={silent ? undefined : "alert"}>
				<span className="toast-title">{title}</span>
				{description && <span className="toast-description">{description}</span>}
			</p>
		</div>
	);
}
