import type { DealershipData, StateData, Summary, VehicleData } from "../catalogue/snapshot.js";
import type { Archive } from "../map/archive.js";
import type { RoadRules } from "../road-rules/road-rules.js";

/** The data that answers are made from, as it is now. Each dataset is one object until something in it changes. */
export interface Datasets {
	readonly vehicles: VehicleData;
	readonly dealerships: DealershipData;
	readonly states: StateData;
	/** What every page shows of the catalogue. */
	readonly summary: Summary;
	readonly map: Archive;
	readonly roadRules: RoadRules;
}

export type DatasetName = keyof Datasets;

/** Counts the changes of each dataset, in this process. */
export interface DatasetVersions {
	/** Call it after new datasets have replaced the old ones. */
	increment(changed: readonly DatasetName[]): void;
	/** Another number after each change of one of these datasets. */
	versionOf(dependsOn: readonly DatasetName[]): number;
	/** Calls a function after each change. */
	subscribe(onChange: () => void): void;
}

export function createDatasetVersions(): DatasetVersions {
	const versions = { vehicles: 0, dealerships: 0, states: 0, summary: 0, map: 0, roadRules: 0 };
	const subscribers: (() => void)[] = [];
	return {
		increment(changed) {
			for (const name of changed) versions[name] += 1;
			for (const onChange of subscribers) onChange();
		},
		// Versions only rise, so their sum is another one after each change.
		versionOf: (dependsOn) => dependsOn.reduce((sum, name) => sum + versions[name], 0),
		subscribe: (onChange) => void subscribers.push(onChange),
	};
}
