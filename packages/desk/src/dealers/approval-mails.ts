import type { DealerActionResult, Operator } from "@nev/contract/desk";
import { dealerMessages as messages, notToldLabels } from "./messages.js";

/** Why the desk tells no dealer that it is approved; undefined: it does. */
export function whyNobodyIsTold({
	hasMailServer,
	hasPublicUrl,
}: Pick<Operator, "hasMailServer" | "hasPublicUrl">): string | undefined {
	if (!hasMailServer) return messages.noMailServer;
	return hasPublicUrl ? undefined : messages.noPublicUrl;
}

/**
 * Which of the dealers that were just approved are told so by mail, in a sentence or two.
 *
 * @param obstacle why the desk tells none
 */
export function describeApprovalMails(
	{ changed, mailed, notTold }: Pick<DealerActionResult, "changed" | "mailed" | "notTold">,
	obstacle: string | undefined,
): string {
	const reason = obstacle ?? notTold.map((one) => notToldLabels[one]).join(", ");
	const untold = changed - mailed;
	return [
		mailed > 0 ? messages.toldOfApproval(messages.ofApproved(mailed, changed)) : "",
		untold > 0 ? messages.notToldOfApproval(messages.ofApproved(untold, changed), reason) : "",
	]
		.filter(Boolean)
		.join(" ");
}
