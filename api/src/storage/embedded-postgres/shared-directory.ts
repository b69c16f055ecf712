import { chmodSync, mkdirSync } from "node:fs";

/** Where things go that PostgreSQL's own user must reach and that have no place of their own. */
export function sharedDirectory(path = "/var/lib/nev-postgres"): string {
	// Set apart from the making, since a strict umask would keep everybody out.
	if (mkdirSync(path, { recursive: true })) chmodSync(path, 0o755);
	return path;
}
