import type { Command } from "commander";
import type { Context } from "../context.js";
import { checkMap } from "./check-map.js";

/** `nev map …` */
export function addMapCommands(parent: Command, context: Context): void {
	parent
		.command("check")
		.description("says what a map file holds, what it lacks, and whether MAP_FILE can name it")
		.argument("<file>", "a PMTiles archive, such as pmtiles extract makes")
		.option("--json", "prints JSON")
		.action((name: string, options: { json?: boolean }) =>
			checkMap(context.resolvePath(name), options, context.output),
		);
}
