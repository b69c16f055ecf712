import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { stopKeepingPresses } from "./early-press.js";
import { ignoreSkippedTransitions } from "./shell/view-transition.js";

ignoreSkippedTransitions();
stopKeepingPresses();

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
