const short = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	hour: "numeric",
	minute: "2-digit",
});
const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** A time in the operator's time zone, as text. */
export const formatMoment = (time: string) => long.format(new Date(time));

/** A time in the operator's time zone. */
export function Moment({ time, isShort = false }: { time: string; isShort?: boolean }) {
	const date = new Date(time);
	return (
		<time dateTime={time} title={isShort ? long.format(date) : undefined}>
			{(isShort ? short : long).format(date)}
		</time>
	);
}
