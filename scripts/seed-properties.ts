import fc from "fast-check";

/**
 * Checks properties with the same random values in each run, so that none fails by chance. `pnpm release`
 * sets another seed each time.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
