import { officeHours } from "../content/hours.js";
import { useFacts } from "../page/site-context.js";

/** The office's opening hours, by day. */
export function OfficeHoursList({ className }: { className: string }) {
	return (
		<dl className={className}>
			{officeHours(useFacts()).map(({ days, hours }) => (
				<div key={days}>
					<dt>{days}</dt>
					<dd>{hours}</dd>
				</div>
			))}
		</dl>
	);
}
