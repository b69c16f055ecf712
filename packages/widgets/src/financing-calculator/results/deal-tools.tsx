import { Button } from "../../ui/index.js";
import { CopyButton } from "./copy-button.js";
import { useResultsContext } from "./use-results-context.js";

/** What a visitor does with a deal: keep it, send it, print it. */
export function DealTools({ link }: { link: string }) {
	const { messages } = useResultsContext();
	return (
		<div className="nev-deal-tools">
			<CopyButton label={messages.copyLink} done={messages.linkCopied} text={() => link} />
			<Button onClick={() => print()}>{messages.print}</Button>
			<p className="nev-field-hint">{messages.linkHint}</p>
		</div>
	);
}
