import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Orm } from "../../storage/orm.js";
import { dealerships, type leadFormats } from "../../storage/schema.js";
import { ExitError } from "../cli-error.js";
import type { Output } from "../context.js";
import { cleanLine } from "../output/clean.js";

type Row = typeof dealerships.$inferSelect;

/** A change that an operator makes to dealerships. */
export interface DealershipChange {
	readonly values: PgUpdateSetSource<typeof dealerships>;
	readonly isDone: (row: Row) => boolean;
	/** The rest of a sentence that begins with the dealership: `is hidden`. */
	readonly message: string;
	/** The same, if nothing had to be changed. */
	readonly alreadyMessage: string;
}

/** Makes it visible. From now on its leads are mailed to it. */
export const approve: DealershipChange = {
	values: { visibility: "visible", reviewedAt: sql`now()` },
	isDone: ({ visibility, reviewedAt }) => visibility === "visible" && reviewedAt !== null,
	message: "is approved: it is visible, and gets its leads by mail",
	alreadyMessage: "was approved already",
};

/** Refuses a submission. It is not visible, and cannot be submitted again. */
export const reject: DealershipChange = {
	values: { visibility: "rejected" },
	isDone: ({ visibility }) => visibility === "rejected",
	message: "is rejected: it is not visible",
	alreadyMessage: "was rejected already",
};

/** Hides it until it is approved again. */
export const hide: DealershipChange = {
	values: { visibility: "hidden" },
	isDone: ({ visibility }) => visibility === "hidden",
	message: "is hidden until it is approved again",
	alreadyMessage: "was hidden already",
};

/** Sets how a dealership gets its leads. */
export function setFormat(leadFormat: (typeof leadFormats)[number]): DealershipChange {
	const format = leadFormat === "adf" ? "ADF for its dealer system" : "readable mails";
	return {
		values: { leadFormat },
		isDone: (row) => row.leadFormat === leadFormat,
		message: `gets its leads as ${format}`,
		alreadyMessage: `gets its leads as ${format} already`,
	};
}

/**
 * Changes dealerships and reports on each.
 *
 * @throws {ExitError} if one of them does not exist; the others are changed nevertheless
 */
export async function changeDealerships(
	orm: Orm,
	ids: readonly number[],
	change: DealershipChange,
	output: Output,
): Promise<void> {
	let isFailed = false;
	for (const id of new Set(ids)) {
		const row = await orm.transaction(async (transaction) => {
			const [existing] = await transaction
				.select()
				.from(dealerships)
				.where(eq(dealerships.id, id))
				.for("update");
			if (existing && !change.isDone(existing)) {
				await transaction.update(dealerships).set(change.values).where(eq(dealerships.id, id));
			}
			return existing;
		});
		if (row) {
			const message = change.isDone(row) ? change.alreadyMessage : change.message;
			output.print(
				`${id}: ${cleanLine(row.name)} (${cleanLine(row.city)}, ${row.state}) ${message}`,
			);
		} else {
			isFailed = true;
			output.print(`${id}: there is no such dealership`);
		}
	}
	if (isFailed) throw new ExitError();
}
