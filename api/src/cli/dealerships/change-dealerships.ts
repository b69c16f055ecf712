import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Orm } from "../../storage/orm.js";
import { dealerships, type leadFormats } from "../../storage/schema.js";
import { ExitError } from "../cli-error.js";
import type { Output } from "../context.js";
import { cleanLine } from "../output/clean.js";

type Row = typeof dealerships.$inferSelect;

/** What an operator decides about a dealership. */
export interface Decision {
	readonly change: PgUpdateSetSource<typeof dealerships>;
	readonly isSoAlready: (row: Row) => boolean;
	/** How it is told: `is visible now`. */
	readonly told: string;
	readonly toldAlready: string;
}

/** Everybody sees it, and its leads are mailed to it. */
export const approve: Decision = {
	change: { visibility: "visible", reviewedAt: sql`now()` },
	isSoAlready: ({ visibility, reviewedAt }) => visibility === "visible" && reviewedAt !== null,
	told: "is approved: everybody sees it, and it gets its leads",
	toldAlready: "was approved already",
};

/** A submission that is refused. Nobody sees it, and it cannot be submitted again. */
export const reject: Decision = {
	change: { visibility: "rejected" },
	isSoAlready: ({ visibility }) => visibility === "rejected",
	told: "is rejected: nobody sees it",
	toldAlready: "was rejected already",
};

/** Taken down, until it is approved again. */
export const hide: Decision = {
	change: { visibility: "hidden" },
	isSoAlready: ({ visibility }) => visibility === "hidden",
	told: "is hidden: nobody sees it until it is approved",
	toldAlready: "was hidden already",
};

/** How a dealership gets its leads. */
export function format(leadFormat: (typeof leadFormats)[number]): Decision {
	const form = leadFormat === "adf" ? "ADF for its dealer system" : "mails that people read";
	return {
		change: { leadFormat },
		isSoAlready: (row) => row.leadFormat === leadFormat,
		told: `gets its leads as ${form}`,
		toldAlready: `gets its leads as ${form} already`,
	};
}

/**
 * Carries a decision out for each dealership and reports on each.
 *
 * @throws {ExitError} where one of them is not there; the others are changed all the same
 */
export async function changeDealerships(
	orm: Orm,
	ids: readonly number[],
	decision: Decision,
	output: Output,
): Promise<void> {
	let isFailed = false;
	for (const id of new Set(ids)) {
		const row = await orm.transaction(async (transaction) => {
			const [found] = await transaction
				.select()
				.from(dealerships)
				.where(eq(dealerships.id, id))
				.for("update");
			if (found && !decision.isSoAlready(found)) {
				await transaction.update(dealerships).set(decision.change).where(eq(dealerships.id, id));
			}
			return found;
		});
		if (row) {
			const what = decision.isSoAlready(row) ? decision.toldAlready : decision.told;
			output.print(`${id}: ${cleanLine(row.name)} (${cleanLine(row.city)}, ${row.state}) ${what}`);
		} else {
			isFailed = true;
			output.print(`${id}: there is no such dealership`);
		}
	}
	if (isFailed) throw new ExitError();
}
