import type { Paint } from "../paint.js";
import type { CargoBed } from "../vehicle-drawing.js";
import type { BedSpan } from "./bed-span.js";
import { drawBoxBed } from "./box.js";
import { drawDumpBed } from "./dump.js";
import { drawFlatBed } from "./flat.js";
import { drawLadderBed } from "./ladder.js";

const beds: Record<CargoBed["kind"], (span: BedSpan, paint: Paint) => string> = {
	flat: drawFlatBed,
	box: drawBoxBed,
	dump: drawDumpBed,
	ladder: drawLadderBed,
};

/** What a utility model carries, standing on its chassis. */
export function drawBed({ kind }: CargoBed, span: BedSpan, paint: Paint): string {
	return beds[kind](span, paint);
}
