import { fileURLToPath } from "node:url";
import { start } from "@nev/api";

// React reads it when it is loaded, which is therefore done later. Its development build is slower.
const { env } = process;
env.NODE_ENV ??= "production";

await start(async (settings, log) => {
	const { serveSite } = await import("./serve-site.js");
	await serveSite(fileURLToPath(new URL("../client", import.meta.url)), settings, log);
});
