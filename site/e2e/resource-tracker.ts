import type { Page } from "@playwright/test";

/**
 * How many of each kind the scripts of a page hold: `"resize listener on Window"`, `"interval"`,
 * `"ResizeObserver"`, `"animation frame"`, and the nodes of the document.
 */
export type HeldResources = Record<string, number>;

/** Counts the resources of every page that is opened afterwards. */
export async function trackResources(page: Page): Promise<void> {
	await page.addInitScript(installTracker);
}

/** What the scripts of a page hold at this moment. */
export function heldResources(page: Page): Promise<HeldResources> {
	return page.evaluate(() => {
		const { countResources } = globalThis as unknown as { countResources(): HeldResources };
		return countResources();
	});
}

/** Runs in the page before its own scripts, and replaces the globals that hold resources. */
function installTracker(): void {
	interface Listener {
		readonly target: EventTarget;
		readonly type: string;
		readonly callback: EventListenerOrEventListenerObject;
		readonly capture: boolean;
	}

	const listeners = new Set<Listener>();
	/** Pending timers and animation frames. */
	const pending = { timeout: new Set(), interval: new Set(), "animation frame": new Set() };
	/** The targets that each observer observes. */
	const observers = new Map<object, { readonly kind: string; readonly targets: Set<Node> }>();

	const { addEventListener, removeEventListener } = EventTarget.prototype;
	const isCapture = (options?: AddEventListenerOptions | boolean) =>
		typeof options === "object" ? options.capture === true : options === true;

	function findListener(
		target: EventTarget,
		type: string,
		callback: EventListenerOrEventListenerObject | null,
		capture: boolean,
	): Listener | undefined {
		return [...listeners].find(
			(listener) =>
				listener.target === target &&
				listener.type === type &&
				listener.callback === callback &&
				listener.capture === capture,
		);
	}

	EventTarget.prototype.addEventListener = function (type, callback, options) {
		const target = this ?? globalThis;
		const capture = isCapture(options ?? false);
		const { once, signal } = typeof options === "object" ? (options ?? {}) : {};
		if (callback && !signal?.aborted && !findListener(target, type, callback, capture)) {
			const listener = { target, type, callback, capture };
			listeners.add(listener);
			const forget = () => void listeners.delete(listener);
			if (once) addEventListener.call(target, type, forget, { once, capture });
			if (signal) addEventListener.call(signal, "abort", forget, { once: true });
		}
		addEventListener.call(target, type, callback, options);
	};

	EventTarget.prototype.removeEventListener = function (type, callback, options) {
		const target = this ?? globalThis;
		const listener = findListener(target, type, callback, isCapture(options ?? false));
		if (listener) listeners.delete(listener);
		removeEventListener.call(target, type, callback, options);
	};

	const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
	const { requestAnimationFrame, cancelAnimationFrame } = globalThis;

	Object.assign(globalThis, {
		setTimeout(callback: TimerHandler, delay?: number, ...parameters: unknown[]) {
			if (typeof callback !== "function") throw new TypeError("Timers take a function here.");
			const id = setTimeout(() => {
				pending.timeout.delete(id);
				callback(...parameters);
			}, delay);
			pending.timeout.add(id);
			return id;
		},
		setInterval(...parameters: Parameters<typeof setInterval>) {
			const id = setInterval(...parameters);
			pending.interval.add(id);
			return id;
		},
		// The platform lets either function clear either kind of timer.
		clearTimeout: clearTimer,
		clearInterval: clearTimer,
		requestAnimationFrame(callback: FrameRequestCallback) {
			const id = requestAnimationFrame((time) => {
				pending["animation frame"].delete(id);
				callback(time);
			});
			pending["animation frame"].add(id);
			return id;
		},
		cancelAnimationFrame(id: number) {
			pending["animation frame"].delete(id);
			cancelAnimationFrame(id);
		},
	});

	function clearTimer(id?: number): void {
		pending.timeout.delete(id);
		pending.interval.delete(id);
		clearTimeout(id);
		clearInterval(id);
	}

	for (const kind of ["IntersectionObserver", "ResizeObserver", "MutationObserver"] as const) {
		const { prototype } = globalThis[kind];
		const { observe, disconnect } = prototype;
		Object.assign(prototype, {
			observe(this: object, target: Element, options?: object) {
				const record = observers.get(this) ?? { kind, targets: new Set() };
				observers.set(this, record);
				record.targets.add(target);
				Reflect.apply(observe, this, [target, options]);
			},
			disconnect(this: object) {
				observers.delete(this);
				Reflect.apply(disconnect, this, []);
			},
		});
		if (!("unobserve" in prototype)) continue;
		const { unobserve } = prototype;
		Object.assign(prototype, {
			unobserve(this: object, target: Element) {
				observers.get(this)?.targets.delete(target);
				Reflect.apply(unobserve, this, [target]);
			},
		});
	}

	function countResources(): HeldResources {
		const counts: HeldResources = { node: 0 };
		const count = (kind: string, amount = 1) => {
			counts[kind] = (counts[kind] ?? 0) + amount;
		};
		for (const { target, type } of listeners) {
			// Collected together with its element, or with its request.
			if (target instanceof AbortSignal || (target instanceof Node && !target.isConnected))
				continue;
			count(`${type} listener on ${target.constructor.name}`);
		}
		for (const [kind, ids] of Object.entries(pending)) if (ids.size > 0) count(kind, ids.size);
		for (const { kind, targets } of observers.values()) {
			if (targets.size > 0) count(kind, targets.size);
		}
		const nodes = document.createTreeWalker(document);
		while (nodes.nextNode()) count("node");
		return counts;
	}

	Object.assign(globalThis, { countResources });
}
