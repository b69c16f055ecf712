import type { Translations } from "../messages/index.js";
import { openingHoursTexts } from "../messages/languages.js";

/** The texts of a dealer's opening hours. `{time}` has a weekday if it is not clear without. */
export interface HoursMessages {
	openUntil: string;
	openAllDay: string;
	opensAt: string;
	closed: string;
	/** Of a day on which it opens by appointment alone. */
	byAppointment: string;
	byAppointmentToday: string;
	/** The name of the table. */
	openingHours: string;
	/** Where the visitor's clock shows another time. */
	hoursTimeZone: string;
}

export const hoursTranslations: Translations<HoursMessages> = {
	en: {
		openUntil: "Open until {time}",
		openAllDay: "Open 24 hours",
		opensAt: "Closed, opens {time}",
		closed: "Closed",
		byAppointment: "By appointment",
		byAppointmentToday: "By appointment today",
		openingHours: "Opening hours",
		hoursTimeZone: "The dealer's time: {zone}",
	},
	...openingHoursTexts,
};
