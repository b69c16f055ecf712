import type { ByteSource } from "@nev/api/operations";

/** What identifies one build of a map, so that two are never mixed. */
export interface SourceIdentity {
	/** The address without what may be a key, or the path of a file. */
	readonly address: string;
	/** The ETag of an address, or else the time of its last change; empty if its server names neither. */
	readonly version: string;
	/** Of the whole map. */
	readonly bytes: number;
}

/** The map that another one is cut from. */
export interface MapSource extends ByteSource {
	readonly identity: SourceIdentity;
}

/** Whether two are known to be the same build: without a version that cannot be known. */
export function isSameBuild(one: SourceIdentity | undefined, other: SourceIdentity): boolean {
	return (
		one !== undefined &&
		one.version !== "" &&
		one.address === other.address &&
		one.version === other.version &&
		one.bytes === other.bytes
	);
}
