import { isSpanish } from "../../src/messages/is-spanish.js";

/** Replaces `src/messages/fetch-texts.ts` in the script tag, which has Spanish in a file of its own. */
export async function fetchTexts(locale: string): Promise<boolean> {
	const { nevWidgets } = globalThis;
	if (!nevWidgets || !isSpanish(locale)) return true;
	return nevWidgets.load(nevWidgets.es).then(
		() => true,
		() => false,
	);
}
