import type { SearchOrigin } from "../dealer-search/locator-search.js";

/** How long the visitor has to answer the browser's question, and the device to answer, in milliseconds. */
const timeLimit = 10_000;

/** The browser's own limit starts once it is allowed. */
const positionOptions: PositionOptions = { timeout: timeLimit, maximumAge: 300_000 };

/** About a tenth of a mile: precise enough to find dealers, and not more precise for privacy. */
const coordinateDecimals = 3;

export interface LocateOptions {
	/** Whether the visitor has not searched for something else in the meantime, nor begun to. */
	isWanted: () => boolean;
	/** Ends the wait of the latest question, also if the widget is removed. */
	stopWaiting: { current: () => void };
	/** The latest question has an answer, or none in time. */
	onEnd: (status: "idle" | "failed") => void;
	onLocation: (origin: SearchOrigin) => void;
}

/** Asks the device where the visitor is. */
export function locate({ isWanted, stopWaiting, onEnd, onLocation }: LocateOptions): void {
	// Undefined on insecure origins.
	if (!navigator.geolocation) {
		onEnd("failed");
		return;
	}
	const fail = () => end(isWanted() ? "failed" : "idle");
	// The visitor may not see the browser's question. Pressing again asks again, and a late answer counts.
	const timer = setTimeout(fail, timeLimit);
	const stop = () => clearTimeout(timer);
	stopWaiting.current();
	stopWaiting.current = stop;

	/** Answers to an earlier question are too late. */
	function end(status: "idle" | "failed"): boolean {
		const isLatest = stopWaiting.current === stop;
		stop();
		if (isLatest) onEnd(status);
		return isLatest;
	}
	navigator.geolocation.getCurrentPosition(
		({ coords: { latitude, longitude } }) => {
			if (!end("idle") || !isWanted()) return;
			onLocation({ latitude: round(latitude), longitude: round(longitude) });
		},
		fail,
		positionOptions,
	);
}

function round(degrees: number): number {
	return Number(degrees.toFixed(coordinateDecimals));
}
