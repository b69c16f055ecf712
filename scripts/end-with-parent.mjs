/*
 * `node --import …/end-with-parent.mjs …`: ends this process once the one that has started it is gone, even
 * killed. Then its channel closes, or for a process without one the pipe that is its standard input.
 */
const end = () => process.kill(process.pid, "SIGTERM");
if (process.channel) {
	process.once("disconnect", end);
	process.channel.unref();
} else {
	process.stdin.once("end", end).resume().unref();
}
