export { type Backend, openBackend } from "./backend.js";
export { serve } from "./serve.js";
export { readSettings, type Settings, SettingsError } from "./settings/settings.js";
export { start } from "./start.js";
