let verify: ((part: string) => Promise<unknown>) | undefined;

/** Sets what runs before a part is imported. In the script tag, the loader checks the hashes of its files. */
export function verifyFirst(run: (part: string) => Promise<unknown>): void {
	verify = run;
}

/**
 * Imports a part of a widget on demand. All dynamic imports of the widgets go through here.
 *
 * @param part the imported file's name, by which the script tag's loader knows it
 * @example loadLazily("base-map", () => import("./base-map.js"))
 */
export const loadLazily = async <Module>(part: string, load: () => Promise<Module>) => {
	await verify?.(part);
	return load();
};
