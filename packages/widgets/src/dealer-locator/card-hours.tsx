import type { OpeningHours } from "@nev/contract";
import { useLazyModule } from "../hooks/index.js";
import type { MessageOverrides } from "../messages/index.js";
import type { HoursLoader } from "./lazy.js";
import type { DealerLocatorMessages } from "./messages.js";

export interface CardHoursProps {
	hours: OpeningHours;
	/** The page's own texts. */
	messages: MessageOverrides<DealerLocatorMessages> | undefined;
	load: HoursLoader;
}

/** Whether a dealership is open. The line has its height before the code that tells it has loaded. */
export function CardHours({ load, ...props }: CardHoursProps) {
	const { status, module } = useLazyModule(load, true);
	if (status === "failed") return null;
	return <div className="nev-dealer-hours">{module && <module.OpeningHours {...props} />}</div>;
}
