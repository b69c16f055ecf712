declare module "fs-native-extensions" {
	/** Locks an open file. False if another open file description holds a conflicting lock. */
	export function tryLock(fd: number, options?: { shared?: boolean }): boolean;
}
