import { processContext } from "./context.js";
import { runCli } from "./run-cli.js";

/** The operator's cli: `nev leads list`. */
const context = processContext();
process.exitCode = await runCli(process.argv.slice(2), context);
// What nobody reads any more would keep the process.
if (context.signal.aborted) process.exit();
