import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

/*
 * Loaded into a server that is measured (`--import`): tells at PROBE_PORT the longest delay of the event
 * loop since the last request, in milliseconds, and the memory that the process holds, in bytes.
 */
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
createServer((_, response) => {
	// The timer of the histogram itself is part of what it measures.
	const delay = Math.max(0, delays.max / 1e6 - 1);
	delays.reset();
	response.end(JSON.stringify({ delay, memory: process.memoryUsage.rss() }));
})
	.listen(Number(process.env.PROBE_PORT), "127.0.0.1")
	.unref();
