import { fileURLToPath } from "node:url";
import { storyTests } from "../vitest.config.js";

/** Stories in which a visitor does something. The others run in `pnpm release`, as do other files (`scripts/release-only.json`). */
const interactive = { include: ["play-fn"] };

export default storyTests(
	"stories on Preact",
	fileURLToPath(new URL(".", import.meta.url)),
	process.env.TESTS === "release" ? {} : interactive,
);
