import type { DeskImport } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useRef } from "react";
import { Link, useLoaderData } from "react-router";
import { useNotice } from "../ui/notice-context.js";
import { useProgressPolling } from "../ui/progress.js";
import { useRequest } from "../ui/use-request.js";
import { discardImport } from "./import-data.js";
import { isRunning } from "./import-progress.js";
import { describeState, importKindLabels, importMessages as messages } from "./messages.js";

/** The last files: nobody has to mend one twice, and who has left an import finds what became of it. */
export function KeptImports() {
	const kept = useLoaderData<DeskImport[]>();
	useProgressPolling(
		kept.some(({ state }) => isRunning(state)),
		kept,
	);
	const tell = useNotice();
	const heading = useRef<HTMLHeadingElement>(null);
	const { isBusy, refusal, send } = useRequest<DeskImport>(({ file }) => {
		tell({ text: messages.discarded(file) });
		// The pressed button is gone, and with the last file the heading too.
		(heading.current ?? document.querySelector<HTMLElement>("h1[tabindex]"))?.focus();
	});
	if (kept.length === 0) return null;

	return (
		<section aria-labelledby="kept">
			<h2 id="kept" ref={heading} tabIndex={-1}>
				{messages.kept}
			</h2>
			<p>{messages.keptHint}</p>
			<ul className="kept">
				{kept.map((one) => (
					<li key={one.id}>
						<Link to={`/import/${one.id}`}>{one.file}</Link>
						<span>
							{importKindLabels[one.kind]}. {describeState(one)}
						</span>
						{!isRunning(one.state) && one.state.kind !== "applied" && (
							<Button
								className="compact"
								aria-label={messages.discardLabel(one.file)}
								aria-disabled={isBusy}
								onClick={() => void send(() => discardImport(one))}
							>
								{messages.discard}
							</Button>
						)}
					</li>
				))}
			</ul>
			<p role="alert" className="field-error">
				{refusal?.error}
			</p>
		</section>
	);
}
