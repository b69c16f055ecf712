import type { Context } from "hono";

/** Sends a CSV file in parts, as they are read. The desk names it by the operator's day. */
export function sendCsv(context: Context, parts: AsyncIterable<string>): Response {
	context.header("content-type", "text/csv; charset=utf-8");
	return context.body(streamOf(parts));
}

/** An error while it is read breaks the connection off, so that no part of a file looks like all of it. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
	const encoder = new TextEncoder();
	const iterator = parts[Symbol.asyncIterator]();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await iterator.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		async cancel() {
			await iterator.return?.();
		},
	});
}
