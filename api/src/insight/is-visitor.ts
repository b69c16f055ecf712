import type { ReadHeader } from "../http/answers.js";

/** Programs that call themselves browsers, and say what they are all the same. */
const programs = /bot\b|crawl|spider|slurp|preview|monitor|uptime|lighthouse/i;

/**
 * Whether a browser asks for somebody who waits. Health checks, scripts and crawlers say that they are
 * none, and a browser says that it fetches what nobody may look at.
 */
export function isVisitor(header: ReadHeader): boolean {
	const agent = header("user-agent") ?? "";
	if (!agent.startsWith("Mozilla/") || programs.test(agent)) return false;
	const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-moz") ?? "";
	return !purpose.startsWith("prefetch");
}
