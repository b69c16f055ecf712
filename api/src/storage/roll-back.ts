import type { Orm, Transaction } from "./orm.js";

/** Thrown to roll a transaction back. Carries the result out of it. */
class RolledBack<Result> extends Error {
	readonly result: Result;

	constructor(result: Result) {
		super("rolled back");
		this.result = result;
	}
}

/**
 * Runs an action in one transaction, and rolls it back if the condition is true. Either way the
 * result is that of the action, so a dry run reports what the database says.
 *
 * @param condition a boolean, or a function of the action's result
 */
export async function rollBackIf<Result>(
	orm: Orm,
	condition: boolean | ((result: Result) => boolean),
	action: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
	try {
		return await orm.transaction(async (transaction) => {
			const result = await action(transaction);
			const isRolledBack = typeof condition === "function" ? condition(result) : condition;
			if (isRolledBack) throw new RolledBack(result);
			return result;
		});
	} catch (error) {
		if (error instanceof RolledBack) return error.result;
		throw error;
	}
}
