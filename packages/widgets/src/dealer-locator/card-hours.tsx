import type { Dealership } from "@nev/contract";
import { useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import type { MessageOverrides } from "../messages/index.js";
import type { DealerLocatorMessages } from "./messages.js";

export interface CardHoursProps {
	dealership: Dealership;
	/** The page's own texts. */
	messages: MessageOverrides<DealerLocatorMessages> | undefined;
}

const loadHours = () =>
	loadLazily("opening-hours", () => import("../opening-hours/opening-hours.js"));

/** Whether a dealership is open. The line has its height before the code that tells it has loaded. */
export function CardHours({ dealership, messages }: CardHoursProps) {
	const { openingHours: hours } = dealership;
	const { status, module } = useLazyModule(loadHours, hours !== undefined);
	if (!hours || status === "failed") return null;
	return (
		<div className="nev-dealer-hours">
			{module && <module.OpeningHours hours={hours} messages={messages} />}
		</div>
	);
}
