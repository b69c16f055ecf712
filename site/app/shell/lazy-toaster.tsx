import { useEffect, useState, useSyncExternalStore } from "react";
import { closeToast, type Toast, toastDuration, toastStore } from "./toast-store.js";

type Toaster = typeof import("./toaster.js").Toaster;

const none: readonly never[] = [];

/**
 * The notification area, fetched when the page has nothing else to do: no page needs it to be seen,
 * and when a connection is lost it must be there already to say so. Where it is not there, a toast
 * is shown plainly, and the area is fetched anew.
 */
export function LazyToaster() {
	const [loaded, setLoaded] = useState<{ Toaster: Toaster }>();
	const [newest] = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => none);
	const newestId = newest?.id;
	useEffect(() => {
		const load = () => void import("./toaster.js").then(setLoaded, () => {});
		return newestId === undefined ? whenIdle(load) : load();
	}, [newestId]);
	if (loaded) return <loaded.Toaster />;
	return newest?.isOpen && <PlainToast key={newest.id} {...newest} />;
}

function PlainToast({ id, tone, title, description }: Toast) {
	useEffect(() => {
		const timer = setTimeout(() => closeToast(id), toastDuration);
		return () => clearTimeout(timer);
	}, [id]);
	return (
		<div className="toast-viewport">
			<p className={`toast toast-${tone}`} role="alert">
				<span className="toast-title">{title}</span>
				{description && <span className="toast-description">{description}</span>}
			</p>
		</div>
	);
}

/** Does it when the page has nothing else to do, and gives what calls it off. */
function whenIdle(work: () => void): () => void {
	if (!("requestIdleCallback" in window)) {
		const timer = setTimeout(work, 1000);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work, { timeout: 3000 });
	return () => cancelIdleCallback(handle);
}
