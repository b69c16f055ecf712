import { mkdir } from "node:fs/promises";
import { CliError } from "../cli-error.js";

/**
 * Makes a folder for files to write, if there is none.
 *
 * @throws {CliError} if it cannot be created
 */
export async function makeFolder(folder: string): Promise<void> {
	try {
		await mkdir(folder, { recursive: true });
	} catch (error) {
		throw new CliError(
			`${folder} cannot be created: ${(error as Error).message}. Name another folder.`,
		);
	}
}
