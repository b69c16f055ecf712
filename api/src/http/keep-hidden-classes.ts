import { executionAsyncResource } from "node:async_hooks";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** What is never used, only not forgotten. */
const kept: object[] = [];

/**
 * Keeps one of each object that Node.js makes for every request in memory. V8 forgets the hidden class
 * of objects when it collects garbage while none of them is alive, as between visitors at night. Then it
 * may make each later one a hash table, and every answer takes a third longer until the process ends.
 */
export function keepHiddenClasses(): void {
	if (kept.length > 0) return;
	const request = new IncomingMessage(new Socket());
	kept.push(request, new ServerResponse(request));
	process.nextTick(() => kept.push(executionAsyncResource()));
}
