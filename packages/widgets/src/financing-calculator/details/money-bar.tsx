import { formatDollars } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { useDetails } from "./use-details.js";

/** A part of an option's total cost. */
export interface MoneyPart {
	readonly kind: "principal" | "interest" | "down";
	readonly label: string;
	/** US dollars. */
	readonly amount: number;
}

const width = 600;
const height = 36;

/** A stacked bar of the total cost, with a legend. */
export function MoneyBar({ parts }: { parts: readonly MoneyPart[] }) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const total = parts.reduce((sum, { amount }) => sum + amount, 0);
	let left = 0;
	return (
		<figure className="nev-figure">
			<figcaption>{messages.moneyTitle}</figcaption>
			{/* Hidden from screen readers, because the list below has the same figures. */}
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="none"
				className="nev-money-bar"
				part="chart"
				aria-hidden="true"
			>
				{parts.map(({ kind, amount }) => {
					const x = left;
					left += total > 0 ? (amount / total) * width : 0;
					return (
						<rect
							key={kind}
							className={`nev-part-${kind}`}
							x={x}
							width={Math.max(0, left - x)}
							height={height}
						/>
					);
				})}
			</svg>
			<dl className="nev-legend">
				{parts.map(({ kind, label, amount }) => (
					<div key={kind}>
						<dt>
							<svg viewBox="0 0 16 16" aria-hidden="true">
								<rect className={`nev-part-${kind}`} width="16" height="16" />
							</svg>
							{label}
						</dt>
						<dd>
							{formatDollars(locale, amount)}{" "}
							<span>{formatShare(locale, total > 0 ? amount / total : 0)}</span>
						</dd>
					</div>
				))}
			</dl>
		</figure>
	);
}

function formatShare(locale: string, share: number): string {
	return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(
		share,
	);
}
