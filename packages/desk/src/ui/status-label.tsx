/** How much a state wants from the operator. */
export type Tone = "calm" | "waiting" | "trouble";

/** A state in a word, with a mark that is not only a colour. */
export function StatusLabel({ tone, children }: { tone: Tone; children: string }) {
	return <span className={`status-label status-${tone}`}>{children}</span>;
}
