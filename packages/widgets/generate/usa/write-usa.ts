import { writeFileSync } from "node:fs";
import { insetsModule, stateBoundsModule, usaModule } from "./build-usa.js";

const folder = new URL("../../src/map/usa/", import.meta.url);
writeFileSync(new URL("usa.generated.ts", folder), usaModule());
writeFileSync(new URL("state-bounds.generated.ts", folder), stateBoundsModule());
writeFileSync(new URL("insets.generated.ts", folder), insetsModule());
