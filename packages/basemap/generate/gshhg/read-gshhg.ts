import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { File } from "jsfive";
import { yOfLatitude } from "../geometry/mercator.js";

const folder = process.env.GSHHG_FOLDER ?? "/usr/share/gmt-gshhg";

/** GSHHG is cut into bins of one square degree. Positions in a bin are multiples of 1/65535 degree. */
const binSteps = 65535;
const binsAround = 360;

/** Opens a file of GSHHG at full resolution and returns a reader of its variables. Throws if it is missing. */
export function readGshhg(file: "GSHHS" | "border" | "river"): (variable: string) => number[] {
	const path = join(folder, `binned_${file}_f.nc`);
	if (!existsSync(path)) {
		throw new Error(
			`${path} is missing: install GSHHG (on Debian and Ubuntu: apt-get install gmt-gshhg-full), or set GSHHG_FOLDER to where it is.`,
		);
	}
	const bytes = readFileSync(path);
	const hdf5 = new File(
		bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
		path,
	);
	return (variable) => hdf5.get(variable).value;
}

/** A run of points within one bin. Units are steps of 1/65535 degree: x from longitude 0 eastward, y from the south pole. */
export type Segment = { readonly index: number; readonly xs: number[]; readonly ys: number[] };

/** The segments of all bins, from north-west to south-east. */
export function* segmentsOf(
	variable: (name: string) => number[],
	pointsIn: (segment: number) => number,
): Generator<Segment> {
	const firstSegments = variable("Id_of_first_segment_in_a_bin");
	const segmentCounts = variable("N_segments_in_a_bin");
	const firstPoints = variable("Id_of_first_point_in_a_segment");
	const longitudes = variable("Relative_longitude_from_SW_corner_of_bin");
	const latitudes = variable("Relative_latitude_from_SW_corner_of_bin");
	for (const [bin, firstSegment] of firstSegments.entries()) {
		const west = (bin % binsAround) * binSteps;
		const south = (179 - Math.floor(bin / binsAround)) * binSteps;
		for (let s = firstSegment; s < firstSegment + (segmentCounts[bin] ?? 0); s++) {
			const first = firstPoints[s] ?? 0;
			const xs: number[] = [];
			const ys: number[] = [];
			for (let p = first; p < first + pointsIn(s); p++) {
				// Unsigned numbers, stored in a signed type.
				xs.push(west + ((longitudes[p] ?? 0) & 0xffff));
				ys.push(south + ((latitudes[p] ?? 0) & 0xffff));
			}
			yield { index: s, xs, ys };
		}
	}
}

/** Steps around the globe. */
export const stepsAround = binsAround * binSteps;

/** Converts steps from longitude 0 to x in the unit square, which starts at longitude -180. */
export function xOfSteps(steps: number): number {
	return steps / stepsAround + 0.5;
}

/** Converts steps from the south pole to y in the unit square. */
export function yOfSteps(steps: number): number {
	return yOfLatitude(steps / binSteps - 90);
}
