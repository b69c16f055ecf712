import { defineConfig } from "vitest/config";
import { limits } from "../../vitest.limits.js";

export default defineConfig({ test: limits });
