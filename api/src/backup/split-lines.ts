/**
 * Splits text at line feeds, and at nothing else. `node:readline` also splits at a carriage return, and
 * since Node.js 24 at U+2028 and U+2029, which JSON may contain.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
	let line = "";
	for await (const chunk of chunks) {
		const [end = "", ...begun] = chunk.split("\n");
		line += end;
		for (const next of begun) {
			yield line;
			line = next;
		}
	}
	if (line) yield line;
}
