export type { Logger } from "pino";
export { type Backend, openBackend } from "./backend.js";
export { type PreparedResponse, prepareResponse } from "./catalogue/prepared-response.js";
export { clientAddress } from "./routes/client-address.js";
export { sendPrepared } from "./routes/send-prepared.js";
export { serve } from "./serve.js";
export { readSettings, type Settings, SettingsError } from "./settings/settings.js";
export { start } from "./start.js";
