import type { DeskImport } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useRef } from "react";
import { Link, useLoaderData } from "react-router";
import { useNotice } from "../ui/notice.js";
import { useRequest } from "../ui/use-request.js";
import { discardImport } from "./import-data.js";
import { describeResult, kindLabels, importMessages as messages } from "./messages.js";

/** The files that were checked and are not applied yet, so that nobody has to mend one twice. */
export function KeptImports() {
	const kept = useLoaderData<DeskImport[]>().filter(({ state }) => state.kind !== "applied");
	const tell = useNotice();
	const heading = useRef<HTMLHeadingElement>(null);
	const { refusal, send } = useRequest<DeskImport>(({ file }) => {
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
							{kindLabels[one.kind]}
							{one.state.kind === "ready" && `: ${describeResult(one.kind, one.state)}`}
							{one.state.kind === "failed" && `: ${messages.failedShort}`}
						</span>
						<Button
							className="compact"
							aria-label={messages.discardLabel(one.file)}
							onClick={() => void send(() => discardImport(one))}
						>
							{messages.discard}
						</Button>
					</li>
				))}
			</ul>
			<p role="alert" className="field-error">
				{refusal?.error}
			</p>
		</section>
	);
}
