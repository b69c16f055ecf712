import type { ReactNode } from "react";

export interface Fact {
	readonly label: string;
	readonly value: ReactNode;
}

/** Labels with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="facts">
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
