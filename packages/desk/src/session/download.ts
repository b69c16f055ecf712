import { ask } from "./ask.js";

/**
 * Saves a file of the desk's API, which a plain link cannot ask for: it sends no session.
 *
 * @throws {DeskError} if the answer is an error
 * @throws {TypeError} if there is no answer, or it breaks off
 */
export async function download(path: string, name: string): Promise<void> {
	saveFile(name, await ask<Blob>(path));
}

/** Gives the operator a file, as a link for a download does. */
export function saveFile(name: string, file: Blob): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
