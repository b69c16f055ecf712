/** Where programs, libraries, temporary files and locales are. */
const names = [
	...["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SystemRoot", "ComSpec"],
	...["TMPDIR", "TEMP", "TMP", "TZ", "LANG", "LC_ALL"],
];

/**
 * The environment of programs that run as another user. It has none of the settings, which contain the
 * passwords of the mail server and of databases.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
	return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
