import { fileURLToPath } from "node:url";
import { serve, start } from "@nev/api";

// React reads it when it is loaded, which is therefore done later. Its development build is half as
// fast, so this is not for the environment to choose.
const { env } = process;
env.NODE_ENV = "production";

const clientFolder = fileURLToPath(new URL("../client", import.meta.url));
const storybookFolder = fileURLToPath(new URL("../../../.storybook/dist", import.meta.url));

/** Serves the whole product: the site, the API and the script tag's files. */
await start(async (settings, log) => {
	const address = await serve(settings, log, async () => {
		const { openSite } = await import("./open-site.js");
		return openSite(clientFolder, storybookFolder, settings, log);
	});
	if (!settings.publicUrl) {
		log.warn(`PUBLIC_URL is not set: canonical links and the sitemap name ${address}`);
	}
	process.stdout.write(`\nThe site is at ${settings.publicUrl ?? address}\n`);
});
