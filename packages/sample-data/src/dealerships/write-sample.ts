import { writeFileSync } from "node:fs";
import { generateDealerships } from "./generate-dealerships.js";
import { sampleDealershipCount, sampleSeed } from "./sample-dealership.js";

const dealerships = [...generateDealerships({ count: sampleDealershipCount, seed: sampleSeed })];

const source = `// Written by \`pnpm --filter @nev/sample-data generate\`. Do not edit.
import type { SampleDealership } from "./sample-dealership.js";

/** The ${dealerships.length} dealerships of the sample data, all invented, by state in alphabetical order. */
export const sampleDealerships: readonly SampleDealership[] = ${JSON.stringify(dealerships, null, "\t")};
`;

writeFileSync(new URL("sample.generated.ts", import.meta.url), source);
