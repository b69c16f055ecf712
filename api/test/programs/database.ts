import { pino } from "pino";
import { readSettings } from "../../src/settings/settings.js";
import { openDatabase } from "../../src/storage/database.js";

// Opens the database of its environment and holds it until it is told to close, or until the test
// that started it is gone.
const log = pino({ level: "warn" }, pino.destination(2));
const database = await openDatabase(readSettings(process.env), log);
process.send?.("open");
for (const ending of ["message", "disconnect"]) {
	process.once(ending, async () => {
		await database.close();
		process.exit(0);
	});
}
