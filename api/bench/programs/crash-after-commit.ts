import { ServerResponse } from "node:http";

/*
 * Loaded before the API with `--import`: after a message, the process kills itself between the next commit
 * of a lead and the response to it.
 */
const { writeHead } = ServerResponse.prototype;

process.on("message", () => {
	ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest) {
		if (status === 201) process.kill(process.pid, "SIGKILL");
		return writeHead.call(this, status, ...(rest as []));
	};
});
// The channel must not keep the process alive.
process.channel?.unref();
