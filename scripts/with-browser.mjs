import { findChromium } from "./chromium.mjs";
import { pnpm } from "./pnpm.mjs";

/* `node scripts/with-browser.mjs …`: runs a pnpm command whose tests need a browser, as `npm test` does. */
const env = { CHROMIUM_PATH: await findChromium({ isHeadless: true }) };
const { code } = await pnpm(process.argv.slice(2), { env });
process.exitCode = code;
