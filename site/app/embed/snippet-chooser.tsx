import { Button } from "@nev/widgets/ui";
import { Copy } from "lucide-react";
import { useId } from "react";
import { toast } from "../shell/toast-store.js";
import { useSiteSettings } from "../site-context.js";
import { builderOf, builders, type Snippet } from "./builders/index.js";
import { CodeText } from "./code-text.js";
import type { EmbedSettings } from "./embed-settings.js";
import { RadioGroup } from "./fields.js";

export interface SnippetChooserProps {
	settings: EmbedSettings;
	/** The version of the package. */
	version: string;
}

/** What to copy, and where to. */
export function SnippetChooser({ settings, version }: SnippetChooserProps) {
	const { origin } = useSiteSettings();
	const builder = builderOf(settings.builder);
	return (
		<>
			<RadioGroup
				name="for"
				legend="Your site is made with"
				value={builder.id}
				options={builders.map(({ id, label }) => ({ value: id, label }))}
			/>
			<div className="embed-code">
				<div className="embed-steps">
					<ol>
						{builder.steps.map((step) => (
							<li key={step}>
								<CodeText text={step} />
							</li>
						))}
					</ol>
					{builder.limits && (
						<p className="hint">
							<CodeText text={builder.limits} />
						</p>
					)}
				</div>
				<div className="embed-snippets">
					{builder.write({ ...settings, origin, version }).map((snippet) => (
						<SnippetBox key={snippet.label} snippet={snippet} />
					))}
				</div>
			</div>
		</>
	);
}

function SnippetBox({ snippet: { label, code } }: { snippet: Snippet }) {
	const id = useId();
	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(code);
			toast({ tone: "success", title: "Copied", description: label });
		} catch {
			toast({
				tone: "destructive",
				title: "Not copied",
				description: "Select the text and copy it by hand.",
			});
		}
	}
	return (
		<section className="embed-snippet" aria-labelledby={id}>
			<div className="embed-snippet-top">
				<h3 id={id}>{label}</h3>
				<Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
					Copy
				</Button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
			<pre tabIndex={0}>
				<code>{code}</code>
			</pre>
		</section>
	);
}
