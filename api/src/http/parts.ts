import type { DealershipPart, StatePart, Summary, VehiclePart } from "../catalogue/snapshot.js";
import type { Archive } from "../map/archive.js";

/** What answers are made from, as it is now. Each part is one object until something in it changes. */
export interface Parts {
	readonly vehicles: VehiclePart;
	readonly dealerships: DealershipPart;
	readonly states: StatePart;
	/** What every page shows of the catalogue. */
	readonly summary: Summary;
	readonly map: Archive;
}

export type Part = keyof Parts;

/** Counts the changes of each part, in this process. */
export interface PartVersions {
	/** Whoever replaces parts calls it, after the new ones are in their place. */
	raise(changed: readonly Part[]): void;
	/** Another number after each change of one of these parts. */
	stampOf(dependsOn: readonly Part[]): number;
	/** Calls a function after each change. */
	subscribe(onRaise: () => void): void;
}

export function createPartVersions(): PartVersions {
	const versions = { vehicles: 0, dealerships: 0, states: 0, summary: 0, map: 0 };
	const subscribers: (() => void)[] = [];
	return {
		raise(changed) {
			for (const part of changed) versions[part] += 1;
			for (const onRaise of subscribers) onRaise();
		},
		// Versions only rise, so their sum is another one after each change.
		stampOf: (dependsOn) => dependsOn.reduce((sum, part) => sum + versions[part], 0),
		subscribe: (onRaise) => void subscribers.push(onRaise),
	};
}
