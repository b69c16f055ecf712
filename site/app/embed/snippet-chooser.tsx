import { useSiteSettings } from "../page/site-context.js";
import { builderOf, builders } from "./builders/index.js";
import { CodeText } from "./code-text.js";
import type { EmbedSettings } from "./embed-settings.js";
import { RadioGroup } from "./fields.js";
import { SnippetBox } from "./snippet-box.js";

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
						<p key={builder.limits} className="hint">
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
