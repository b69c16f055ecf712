import { fileURLToPath } from "node:url";
import { storyTests } from "../vitest.config.js";

export default storyTests("stories on Preact", fileURLToPath(new URL(".", import.meta.url)));
