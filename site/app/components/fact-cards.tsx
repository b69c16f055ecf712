/** A number, or what stands for one, with its words. */
export interface Fact {
	readonly value: string;
	readonly label: string;
}

/** Numbers that are taken in at a glance. */
export function FactCards({ facts }: { facts: readonly Fact[] }) {
	return (
		<ul className="facts">
			{facts.map(({ value, label }) => (
				<li key={label} className="fact">
					<strong>{value}</strong> {label}
				</li>
			))}
		</ul>
	);
}
