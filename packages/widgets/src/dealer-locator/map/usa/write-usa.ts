import { writeFileSync } from "node:fs";
import { insetsModule, stateBoundsModule, usaModule } from "./build-usa.js";

writeFileSync(new URL("usa.generated.ts", import.meta.url), usaModule());
writeFileSync(new URL("state-bounds.generated.ts", import.meta.url), stateBoundsModule());
writeFileSync(new URL("insets.generated.ts", import.meta.url), insetsModule());
