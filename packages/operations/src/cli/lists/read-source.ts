import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { readSettings } from "@nev/api/operations";
import { ImportError } from "../../tables/import-error.js";
import type { Context } from "../context.js";
import { type Download, downloadList } from "./download-list.js";

/** What the file of an import may be, for the help of a command. */
export const sourceHelp = "a list: a file, an https:// address, or - for standard input";

/**
 * Reads a list from a file, from an `https` address, or with `-` from standard input.
 *
 * @throws {ImportError} if it cannot be read
 */
export async function readSource(
	{ environment, resolvePath, signal }: Pick<Context, "environment" | "resolvePath" | "signal">,
	source: string,
): Promise<Download> {
	if (source === "-") return { name: "Standard input", bytes: await buffer(process.stdin) };
	if (/^[a-z][a-z+.-]*:\/\//i.test(source)) {
		const allowsPrivate = readSettings(environment).importsFromPrivateNetwork;
		return downloadList(source, { allowsPrivate, signal });
	}
	const name = resolvePath(source);
	try {
		return { name, bytes: await readFile(name, { signal }) };
	} catch (error) {
		signal.throwIfAborted();
		throw new ImportError(
			`${name} cannot be read: ${(error as Error).message}. Name another file.`,
		);
	}
}
