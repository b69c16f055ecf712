import { openPath } from "../corrections/correction-paths.js";
import { acknowledgePath } from "../leads/acknowledge-address.js";

/** The pages whose address has a token, which no script of others may read. They have no tag manager. */
export const pathsWithToken: ReadonlySet<string> = new Set([openPath, acknowledgePath]);
