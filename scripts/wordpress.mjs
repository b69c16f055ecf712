import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./pnpm.mjs";
import { waitUntil } from "./wait-for-server.mjs";

/** Whether this machine has what `startWordPress` needs: Debian's packages. */
export const hasWordPress = () =>
	["/usr/share/wordpress", "/usr/sbin/mariadbd", "/usr/bin/php"].every(existsSync);

/** Both programs report each request. */
const quiet = { stdio: "ignore" };

/**
 * Starts a WordPress with the plugin that the build has made.
 *
 * @param options.startServer starts a program and waits until it answers; `startProgram` does not wait
 * @param options.brokenPort the port of a site that answers wrongly
 * @returns its address, and the addresses of its pages by name
 */
export async function startWordPress(options) {
	const { folder, site, port, brokenPort, startServer, startProgram } = options;
	const files = join(folder, "wordpress");
	const content = join(files, "wp-content");
	const database = join(folder, "database");
	const socket = join(folder, "database.sock");
	cpSync("/usr/share/wordpress", files, { recursive: true, dereference: true });
	mkdirSync(join(content, "themes"), { recursive: true });
	cpSync(join(root, "fixtures/wordpress/theme"), join(content, "themes/dealer"), {
		recursive: true,
	});
	cpSync(join(root, "packages/wordpress/dist/nev-widgets"), join(content, "plugins/nev-widgets"), {
		recursive: true,
	});
	const origin = `http://localhost:${port}`;
	writeFileSync(join(files, "wp-config.php"), configuration(socket, origin));

	const user = process.getuid() === 0 ? ["--user=root"] : [];
	const shared = ["--no-defaults", ...user, `--datadir=${database}`];
	execFileSync("mariadb-install-db", [...shared, "--auth-root-authentication-method=normal"], {
		stdio: "ignore",
	});
	const child = startProgram(
		"mariadbd",
		[...shared, `--socket=${socket}`, "--skip-networking"],
		quiet,
	);
	await waitUntil(() => existsSync(socket), "the database did not open its socket", { child });
	execFileSync("mariadb", [
		"--no-defaults",
		"--user=root",
		`--socket=${socket}`,
		"--execute=CREATE DATABASE wordpress",
	]);
	const fixtures = join(root, "fixtures/wordpress");
	const broken = await startServer(
		"php",
		["-S", `localhost:${brokenPort}`, join(fixtures, "broken-site.php")],
		fixtures,
		{ PORT: brokenPort, PHP_CLI_SERVER_WORKERS: "4" },
		"/",
		quiet,
	);
	const pages = execFileSync(
		"php",
		[join(fixtures, "install.php"), files, origin, site, broken],
		// WordPress has deprecation notices; a failed check is in the error.
		{ encoding: "utf8", stdio: "pipe" },
	);
	const env = { PORT: port, PHP_CLI_SERVER_WORKERS: "4" };
	await startServer("php", ["-S", `localhost:${port}`, "-t", files], files, env, "/", quiet);
	return { origin, pages: JSON.parse(pages) };
}

const configuration = (socket, origin) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
