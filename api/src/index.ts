export type { Logger } from "pino";
export { type Backend, openBackend } from "./backend.js";
export type { Company } from "./company/company.js";
export { StartError } from "./errors/operator-error.js";
export {
	type AnswerCache,
	type AnswerOrResponse,
	type AnswerRoute,
	createAnswerCache,
} from "./http/answer-cache.js";
export { cacheFirst } from "./http/cache-first.js";
export { canonicalQuery } from "./http/canonical-query.js";
export { clientAddress } from "./http/client-address.js";
export type { CountedSearch } from "./http/counted-search.js";
export { createDatasetVersions, type DatasetName } from "./http/datasets.js";
export { type EncodedBody, encodeBody } from "./http/encode-body.js";
export { errorHandler, HttpError, methodNotAllowed, toHttpError } from "./http/http-error.js";
export type { CreateInProcessClient } from "./http/in-process-client.js";
export { requireUncodedBody } from "./http/parse-request.js";
export { createRenderQueue, type RenderQueue } from "./http/render-queue.js";
export {
	crossOriginHeaders,
	securityHeaders,
	varyByOrigin,
	withHeaders,
} from "./http/response-headers.js";
export { completeAnswer, sendCached, toResponse } from "./http/send-answer.js";
export { locatorMarkupQuery } from "./routes/locator-markup.js";
export { type Service, serve } from "./serve.js";
export { readSettings, type Settings, SettingsError } from "./settings/settings.js";
export { siteOrigin } from "./settings/site-origin.js";
export { start } from "./start.js";
export { createFolder } from "./storage/create-folder.js";
