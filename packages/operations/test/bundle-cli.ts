import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { bundlePrograms } from "../../../api/test/bundle-programs.js";

const cli = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));

/** Bundles the cli, so that it starts quickly and needs no checkout. */
export default (project: TestProject): (() => void) => bundlePrograms(project, { nev: cli });
