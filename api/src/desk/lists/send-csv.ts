import type { Context } from "hono";

/** Sends a CSV file in parts, as they are read. Its name has today's date: `leads-2026-11-25.csv`. */
export function sendCsv(context: Context, name: string, parts: AsyncIterable<string>): Response {
	const day = new Date().toISOString().slice(0, 10);
	context.header("content-type", "text/csv; charset=utf-8");
	context.header("content-disposition", `attachment; filename="${name}-${day}.csv"`);
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
