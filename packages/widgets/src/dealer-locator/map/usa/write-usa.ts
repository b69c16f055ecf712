import { writeFileSync } from "node:fs";
import { usaModule } from "./build-usa.js";

writeFileSync(new URL("usa.generated.ts", import.meta.url), usaModule());
