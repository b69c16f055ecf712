import { pino } from "pino";
import { seedDatabase } from "../../src/sample/seed.js";
import { readSettings } from "../../src/settings/settings.js";
import { openDatabase } from "../../src/storage/database.js";

// Opens the database of its environment. Closes it on a message, or when the parent process exits.
const log = pino({ level: "warn" }, pino.destination(2));
const database = await openDatabase(readSettings(process.env), log, { seed: seedDatabase });
process.send?.("open");
for (const event of ["message", "disconnect"]) {
	process.once(event, async () => {
		await database.close();
		process.exit(0);
	});
}
