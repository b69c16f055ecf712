import { validMatchLabel } from "@nev/financing";
import { formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { useCalculator } from "../calculator-context.js";

/** The score on a route shield, with the name of its grade. */
export function MatchBadge({ score }: { score: number }) {
	const { messages } = useCalculator();
	const { locale } = useNev();
	const { grade, tone } = validMatchLabel(score);
	return (
		<p className={`nev-match nev-match-${tone}`} part="badge">
			<span>
				<strong>{messages.grades[grade]}</strong>
				<span className="nev-match-score">
					{formatMessage(locale, messages.score, { score: Math.round(score) })}
				</span>
			</span>
			<svg viewBox="0 0 48 48" aria-hidden="true">
				<path d="M5 9c4 1.500 8 .5 11-3 5 3.200 11 3.200 16 0 3 3.500 7 4.500 11 3 3 15 2 26-19 35C3 35 2 24 5 9Z" />
				<text x="24" y="30" textAnchor="middle">
					{Math.round(score)}
				</text>
			</svg>
		</p>
	);
}
