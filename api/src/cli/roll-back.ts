import type { Orm, Transaction } from "../storage/orm.js";

/** Carries the result out of a transaction that is taken back. */
class RolledBack<Result> extends Error {
	readonly result: Result;

	constructor(result: Result) {
		super("taken back");
		this.result = result;
	}
}

/**
 * Does something in one transaction and takes it back where asked: with `true`, or where a function
 * says so of the result. A dry run is the run itself that way, with everything the database says.
 */
export async function rollBack<Result>(
	orm: Orm,
	isTakenBack: boolean | ((result: Result) => boolean),
	act: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
	try {
		return await orm.transaction(async (transaction) => {
			const result = await act(transaction);
			const isBack = typeof isTakenBack === "function" ? isTakenBack(result) : isTakenBack;
			if (isBack) throw new RolledBack(result);
			return result;
		});
	} catch (error) {
		if (error instanceof RolledBack) return error.result;
		throw error;
	}
}
