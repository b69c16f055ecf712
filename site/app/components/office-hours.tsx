import { facts, officeHours } from "../content/index.js";

/** The office's opening hours, by day. */
export function OfficeHours({ className }: { className: string }) {
	return (
		<dl className={className}>
			{officeHours(facts).map(({ days, hours }) => (
				<div key={days}>
					<dt>{days}</dt>
					<dd>{hours}</dd>
				</div>
			))}
		</dl>
	);
}
