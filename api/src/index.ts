export type { Logger } from "pino";
export { type Backend, openBackend } from "./backend.js";
export { clientAddress } from "./http/client-address.js";
export { type PreparedResponse, prepareResponse } from "./http/prepared-response.js";
export { sendPrepared } from "./http/send-prepared.js";
export { serve } from "./serve.js";
export { readSettings, type Settings, SettingsError } from "./settings/settings.js";
export { start } from "./start.js";
