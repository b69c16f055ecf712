import { StartError } from "./operator-error.js";

/**
 * Explains why a server cannot listen; what is not about its address is returned as it is.
 *
 * @param setting the name of the setting that holds the port
 */
export function toListenError(
	error: unknown,
	setting: string,
	port: number,
	host: string,
): unknown {
	if (!(error instanceof Error && "code" in error)) return error;
	if (error.code === "EADDRINUSE") {
		return new StartError(
			`Another program is using port ${port}. Stop it, or set ${setting} to another number.`,
		);
	}
	if (error.code === "EACCES") {
		return new StartError(
			`This user may not listen on port ${port}. Set ${setting} to 1024 or higher.`,
		);
	}
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
		return new StartError(
			`This machine has no address ${host}. Set HOST to one that it has, or to 0.0.0.0 for all.`,
		);
	}
	return error;
}
