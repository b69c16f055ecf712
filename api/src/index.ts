export type { Logger } from "pino";
export { type Backend, openBackend } from "./backend.js";
export { cacheFirst } from "./http/answer-first.js";
export {
	crossOriginHeaders,
	securityHeaders,
	varyByOrigin,
	withHeaders,
} from "./http/answer-headers.js";
export {
	type AnswerCache,
	type AnswerOrResponse,
	type AnswerRoute,
	createAnswerCache,
} from "./http/answers.js";
export { clientAddress } from "./http/client-address.js";
export { errorHandler, HttpError, toHttpError } from "./http/http-error.js";
export type { CreateInProcessClient } from "./http/in-process-client.js";
export { createDatasetVersions, type DatasetName } from "./http/parts.js";
export { type EncodedBody, encodeBody } from "./http/prepared-response.js";
export { canonicalQuery } from "./http/read-search.js";
export { createRenderQueue, type RenderQueue } from "./http/render-queue.js";
export { methodNotAllowed } from "./http/route.js";
export { completeAnswer, sendCached, toResponse } from "./http/send-prepared.js";
export type { CountedSearch } from "./insight/counted-search.js";
export { locatorMarkupQuery } from "./routes/locator-markup.js";
export { type Service, serve } from "./serve.js";
export { readSettings, type Settings, SettingsError } from "./settings/settings.js";
export { start } from "./start.js";
export { StartError } from "./start-error.js";
export { createFolder } from "./storage/create-folder.js";
