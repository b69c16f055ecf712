import * as z from "zod/mini";

/*
 * Hours are what a clock on the dealership's wall shows: `08:00` to `24:00`. A span that closes before it
 * opens ends on the next day, and belongs to the day on which it opens.
 */
const timeSpanSchema = z.object({ opens: z.string(), closes: z.string() });

export type TimeSpan = z.infer<typeof timeSpanSchema>;

/** When a dealership is open. */
export const openingHoursSchema = z.object({
	/** The time zone of all hours, by its IANA name: `America/Chicago`. */
	timeZone: z.string(),
	/** The usual week. Days are numbered from 1, Monday, to 7, Sunday (ISO 8601); on others it is closed. */
	week: z.array(z.extend(timeSpanSchema, { days: z.array(z.int()) })),
	/** The days of the usual week on which it opens by appointment alone. */
	appointmentDays: z.exactOptional(z.array(z.int())),
	/**
	 * The days of the coming weeks that differ from it, such as `2026-12-25`. Without a span it is closed, or
	 * opens by appointment.
	 */
	exceptions: z.array(
		z.object({
			date: z.string(),
			spans: z.array(timeSpanSchema),
			byAppointment: z.exactOptional(z.boolean()),
		}),
	),
});

export type OpeningHours = z.infer<typeof openingHoursSchema>;
