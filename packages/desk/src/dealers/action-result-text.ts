import type { ActionResult } from "./dealer-data.js";
import { actionDone, dealerMessages as messages } from "./messages.js";

/** What an action did, in a sentence or two. */
export function actionResultText(result: ActionResult): string {
	if ("error" in result) {
		return result.count === undefined ? result.error : messages.miscounted(result.count);
	}
	const { action, changed, unchanged, mailed, isMailConfigured } = result;
	return [
		changed > 0 || unchanged === 0 ? actionDone[action](messages.count(changed)) : "",
		unchanged > 0 ? messages.unchangedDealers(messages.count(unchanged)) : "",
		mailed > 0 ? (isMailConfigured ? messages.mailed(mailed) : messages.mailWaits(mailed)) : "",
	]
		.filter(Boolean)
		.join(" ");
}
