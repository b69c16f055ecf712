export interface Fact {
	/** A number, or a text such as "24/7". */
	readonly value: string;
	readonly label: string;
}

/** Key figures, each with its label. */
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
