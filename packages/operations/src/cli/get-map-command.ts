import { dirname, join } from "node:path";
import {
	dealerPoint,
	dealerships,
	isListed,
	makeFolders,
	type Point,
	readSettings,
	useOwnZipCodes,
} from "@nev/api/operations";
import type { RegionName } from "@nev/contract";
import { type Command, InvalidArgumentError } from "commander";
import type { Box } from "../map/country-tiles.js";
import { getMap, type MapOffer } from "../map/get-map.js";
import { buildsAddress } from "../map/newest-build.js";
import type { DetailedArea } from "../map/wanted-tiles.js";
import { CliError, UsageError } from "./cli-error.js";
import type { Context } from "./context.js";
import { countOption, stateOption } from "./input/options.js";
import { formatBytes, pluralize } from "./output/format.js";
import { showProgress } from "./output/progress.js";
import { withDatabase } from "./with-database.js";

const defaultMiles = 25;
const maxMiles = 300;

/** Streets have their names from here on. */
const defaultMaxZoom = 14;

/** The last zoom of Protomaps. */
const largestZoom = 15;

interface GetOptions {
	readonly from?: string;
	readonly newest?: boolean;
	readonly around?: number;
	readonly state?: RegionName[];
	readonly bbox?: Box[];
	readonly maxzoom: number;
	readonly yes?: boolean;
}

const help = `
The tiles come from a daily build of Protomaps, ${buildsAddress}: the whole country to
zoom 9, and to zoom 14 what is around your dealers. The command says how much that is, and asks
before it downloads. Without <file> it writes the file of MAP_FILE, or map.pmtiles in DATA_DIR.
If it is interrupted, run it again: it goes on. Run it again after new dealers, too: it downloads
only what is missing, as long as the build that the file is from is still there.`;

/** `nev map get [FILE]` */
export function addGetMap(parent: Command, context: Context): void {
	parent
		.command("get")
		.description("downloads a map with streets around your dealers")
		.argument("[file]", "the file to write, such as map.pmtiles")
		.option("--from <map>", "the address or the path of another PMTiles archive of this kind")
		.option("--newest", "takes the newest daily build, and not the one that the file is from")
		.option(
			"--around <miles>",
			`full detail so many miles around each listed dealer; ${defaultMiles} without --state or --bbox`,
			countOption(maxMiles),
		)
		.option("--state <state>", "full detail for a state; may be repeated", statesOption)
		.option(
			"--bbox <bounds>",
			"full detail for west,south,east,north in degrees; may be repeated",
			boxesOption,
		)
		.option(
			"--maxzoom <zoom>",
			"the last zoom, 6 to 15; street names appear from 14 on",
			zoomOption,
			defaultMaxZoom,
		)
		.option("--yes", "downloads without asking")
		.addHelpText("after", help)
		.action((name: string | undefined, options: GetOptions) => runGetMap(name, options, context));
}

async function runGetMap(
	name: string | undefined,
	options: GetOptions,
	context: Context,
): Promise<void> {
	const { output, signal, environment, resolvePath } = context;
	const { mapFile, dataDirectory, zipCodesFile } = readSettings(environment);
	const file = resolvePath(name ?? mapFile ?? join(dataDirectory, "map.pmtiles"));
	useOwnZipCodes(zipCodesFile);
	const { area, description } = await areaOf(options, context);
	makeFolders(dirname(file));

	const directories = showProgress(output, "Reading what there is", 1);
	let download: ReturnType<typeof startDownload> | undefined;
	try {
		const outcome = await getMap(
			{
				file,
				from: options.from && (isAddress(options.from) ? options.from : resolvePath(options.from)),
				takesNewest: options.newest ?? false,
				area,
				maxZoom: options.maxzoom,
			},
			{
				signal,
				onNote: (text) => output.notify(text),
				onDirectory: (read, known) => directories.update(read / known),
				async confirm(offer) {
					directories.stop();
					for (const sentence of sentencesOf(offer, file, description)) output.print(sentence);
					const isWanted = options.yes || (await ask(offer, file, context));
					if (isWanted) download = startDownload(offer.downloadBytes, context);
					return isWanted;
				},
				onFetched: (bytes) => download?.update(bytes),
			},
		);
		download?.stop();
		if (outcome === "declined") output.print("Nothing was downloaded.");
		else {
			const has = outcome === "complete" ? "has all of this already" : "is written";
			output.print(`${file} ${has}. It was checked, and can be used.`);
			const isInUse = mapFile !== undefined && resolvePath(mapFile) === file;
			output.print(
				isInUse
					? "A running server takes it over within seconds."
					: `Set this, and restart the server: MAP_FILE=${file}`,
			);
		}
	} finally {
		directories.stop();
		download?.stop();
	}
}

/** The area of the options; without one it is around the dealers. */
async function areaOf(
	{ around, state: states = [], bbox: boxes = [] }: GetOptions,
	context: Context,
): Promise<{ area: DetailedArea; description: string }> {
	const isAroundDealers = around !== undefined || states.length + boxes.length === 0;
	const miles = around ?? defaultMiles;
	const points = isAroundDealers ? await dealerPoints(context) : [];
	const descriptions = [
		...(isAroundDealers
			? [`${pluralize(miles, "mile")} around ${pluralize(points.length, "dealer")}`]
			: []),
		...states,
		...boxes.map((box) => box.join()),
	];
	return { area: { points, miles, states, boxes }, description: descriptions.join(" and ") };
}

/** Where the dealers are that visitors see. */
async function dealerPoints(context: Context): Promise<Point[]> {
	const rows = await withDatabase(context, ({ orm }) =>
		orm
			.select({
				latitude: dealerships.latitude,
				longitude: dealerships.longitude,
				zipCode: dealerships.zipCode,
			})
			.from(dealerships)
			.where(isListed),
	);
	const points = rows.map(dealerPoint).filter((point) => point !== undefined);
	if (points.length === 0) {
		throw new CliError(
			"No dealer that visitors see has a place. Add dealers first, or name an area with --state or --bbox.",
		);
	}
	const lost = rows.length - points.length;
	if (lost > 0) {
		context.output.notify(
			`${pluralize(lost, "dealer")} without coordinates and with an unknown ZIP code cannot be on the map.`,
		);
	}
	return points;
}

function sentencesOf(offer: MapOffer, file: string, description: string): string[] {
	const { source, tiles, bytes, maxZoom, presentBytes, downloadBytes, overheadBytes } = offer;
	const overhead =
		overheadBytes > 0 ? `, with ${formatBytes(overheadBytes)} between the tiles` : "";
	return [
		`The map is cut from ${source.address}, which has ${formatBytes(source.bytes)}.`,
		`It will have ${pluralize(tiles, "tile")}, ${formatBytes(bytes)}: the country to zoom 9, and ${description} to zoom ${maxZoom}.`,
		...(presentBytes > 0 ? [`${formatBytes(presentBytes)} of that are here already.`] : []),
		`${formatBytes(downloadBytes)} are to be downloaded, in ${pluralize(offer.requests, "request")}${overhead}.`,
		...replacedSentences(offer, file),
	];
}

/** What the operator would lose. */
function replacedSentences({ replaced, lostTiles }: MapOffer, file: string): string[] {
	return [
		...(replaced === "other" ? [`${file} is a map of another maker, and will be replaced.`] : []),
		...(replaced === "damaged" ? [`${file} cannot be used as a map, and will be replaced.`] : []),
		...(lostTiles > 0
			? [`The file has ${pluralize(lostTiles, "tile")} that the new map will not have.`]
			: []),
	];
}

/** @throws {UsageError} if there is nobody to ask */
async function ask(
	{ downloadBytes }: MapOffer,
	file: string,
	{ output }: Pick<Context, "output">,
): Promise<boolean> {
	if (!output.ask) {
		throw new UsageError(
			"Nothing was downloaded, because there is no terminal to ask at. Add --yes.",
		);
	}
	return output.ask(`Download ${formatBytes(downloadBytes)} for ${file}?`);
}

/** Shows how much is downloaded, and how long the rest takes. */
function startDownload(total: number, { output }: Pick<Context, "output">) {
	const progress = showProgress(output, "Downloading", total);
	const start = performance.now();
	let tenths = 0;
	return {
		update(done: number): void {
			const seconds = (performance.now() - start) / 1000;
			const left = (Math.max(0, total - done) * seconds) / done;
			const rest = done < total ? `, ${durationOf(left)} left` : "";
			const detail = `${formatBytes(done)} of ${formatBytes(total)}${rest}`;
			progress.update(done, `, ${detail}`);
			if (output.progress || done < ((tenths + 1) * total) / 10) return;
			tenths = Math.floor((done * 10) / total);
			output.notify(`Downloaded ${detail}.`);
		},
		stop: () => progress.stop(),
	};
}

function durationOf(seconds: number): string {
	if (seconds < 90) return pluralize(Math.ceil(seconds), "second");
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? pluralize(minutes, "minute") : pluralize(Math.round(minutes / 60), "hour");
}

function isAddress(from: string): boolean {
	return /^https?:/i.test(from);
}

function statesOption(text: string, earlier: readonly RegionName[] = []): RegionName[] {
	return [...earlier, stateOption(text)];
}

function zoomOption(text: string): number {
	const zoom = /^\d{1,2}$/.test(text) ? Number(text) : -1;
	if (zoom < 6 || zoom > largestZoom) {
		throw new InvalidArgumentError(`Give a zoom from 6 to ${largestZoom}.`);
	}
	return zoom;
}

function boxesOption(text: string, earlier: readonly Box[] = []): Box[] {
	return [...earlier, boxOption(text)];
}

function boxOption(text: string): Box {
	const numbers = text.split(",").map((part) => (part.trim() === "" ? NaN : Number(part)));
	const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
	const isBox =
		numbers.length === 4 &&
		Math.abs(west) <= 180 &&
		Math.abs(east) <= 180 &&
		west !== east &&
		south >= -85 &&
		south < north &&
		north <= 85;
	if (!isBox || west > east) {
		const across = isBox
			? ` Across 180 degrees they are two: --bbox ${west},${south},180,${north} --bbox -180,${south},${east},${north}`
			: "";
		throw new InvalidArgumentError(
			`Give west,south,east,north in degrees, such as -87.7,24.3,-79.9,31.1.${across}`,
		);
	}
	return [west, south, east, north];
}
