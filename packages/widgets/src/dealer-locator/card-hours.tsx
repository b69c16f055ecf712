import type { OpeningHours } from "@nev/contract";
import { useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import type { MessageOverrides } from "../messages/index.js";
import type { DealerLocatorMessages } from "./messages.js";

export interface CardHoursProps {
	hours: OpeningHours;
	/** The page's own texts. */
	messages: MessageOverrides<DealerLocatorMessages> | undefined;
	/** Whether the card links to a page with the week, which is then left out. */
	hasPage?: boolean;
}

const loadHours = () =>
	loadLazily("opening-hours", () => import("../opening-hours/opening-hours.js"));

/** Whether a dealership is open. The line has its height before the code that tells it has loaded. */
export function CardHours({ hasPage, ...props }: CardHoursProps) {
	const { status, module } = useLazyModule(loadHours, true);
	if (status === "failed") return null;
	const Hours = hasPage ? module?.OpenNow : module?.OpeningHours;
	return <div className="nev-dealer-hours">{Hours && <Hours {...props} />}</div>;
}
