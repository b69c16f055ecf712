import {
	type Archive,
	ArchiveError,
	cleanJson,
	mapLayers,
	missingLayers,
	openArchive,
	openSource,
} from "@nev/api/operations";
import type { Command } from "commander";
import { CliError } from "./cli-error.js";
import type { Context, Output } from "./context.js";
import { addGetMap } from "./get-map-command.js";
import { formatBytes, pluralize } from "./output/format.js";

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
	addGetMap(parent, context);
}

/**
 * Reads all of an archive's directories and reports what the map can show of it.
 *
 * @throws {CliError} if the archive cannot be used
 */
async function checkMap(file: string, { json }: { json?: boolean }, output: Output): Promise<void> {
	const report = await readReport(file).catch((error: unknown) => {
		if (!(error instanceof ArchiveError)) throw error;
		throw new CliError(`${file} cannot be used: ${error.message}`);
	});
	if (json) output.print(cleanJson(report));
	else for (const sentence of sentencesOf(report)) output.print(sentence);
}

type Report = Awaited<ReturnType<typeof readReport>>;

async function readReport(file: string) {
	const archive = await openArchive(await openSource(file));
	try {
		await archive.verify();
		return reportOf(file, archive);
	} finally {
		await archive.close();
	}
}

function reportOf(file: string, { size, header, tileCoding, tileJson }: Archive) {
	const { bounds, minzoom, maxzoom, attribution, vector_layers = [] } = tileJson;
	return {
		file,
		bytes: size,
		/** 0 if the archive does not say. */
		tiles: header.numAddressedTiles,
		tileType: "mvt",
		isCompressed: tileCoding === "gzip",
		minzoom,
		maxzoom,
		bounds,
		layers: vector_layers.map(({ id }) => id),
		missingLayers: missingLayers(vector_layers),
		attribution: attribution ?? null,
	};
}

function sentencesOf(report: Report): string[] {
	const { file, bytes, tiles, minzoom, maxzoom, bounds = [], layers } = report;
	const tileCount = tiles > 0 ? ` and has ${pluralize(tiles, "tile")}` : "";
	return [
		`${file} can be used: set MAP_FILE to it.`,
		`It is ${formatBytes(bytes)}${tileCount}, for the zooms ${minzoom} to ${maxzoom}.`,
		`Its bounds are ${bounds.join(", ")} (west, south, east, north).`,
		report.isCompressed
			? "Its tiles are vector tiles (MVT), compressed with gzip."
			: "Its tiles are vector tiles (MVT), not compressed, so visitors load more than they need to.",
		`Its layers are ${layers.join(", ")}.`,
		...report.missingLayers.map(
			(layer) =>
				`It has no layer ${layer} in the schema of Protomaps, so the map does not show ${mapLayers[layer]}.`,
		),
		report.attribution
			? `The map shows this attribution: ${withoutTags(report.attribution)}`
			: "It has no attribution. Most data requires one, and OpenStreetMap's does.",
	];
}

function withoutTags(html: string): string {
	return html.replace(/<[^<>]*>/g, "");
}
