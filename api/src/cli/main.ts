import { processContext } from "./context.js";
import { runCli } from "./run-cli.js";

/** The operator's cli: `nev leads list`. */
process.exitCode = await runCli(process.argv.slice(2), processContext());
