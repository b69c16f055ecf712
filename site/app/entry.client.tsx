import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startHydration } from "./early-press.js";
import { ignoreSkippedTransitions } from "./shell/view-transition.js";

ignoreSkippedTransitions();
startHydration(() => {
	const page = <HydratedRouter />;
	// It checks in development only.
	hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page);
});
