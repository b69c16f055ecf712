import { SnippetBox } from "../embed/snippet-box.js";
import type { DocsBlock, DocsSection } from "./docs.js";

/** The sections of a page of documentation. */
export function DocsSections({ sections }: { sections: readonly DocsSection[] }) {
	return (
		<div className="policy-text developers">
			{sections.map(({ id, title, blocks }) => (
				<section key={id} id={id} aria-labelledby={`${id}-title`}>
					<h2 id={`${id}-title`}>{title}</h2>
					<DocsText blocks={blocks} />
				</section>
			))}
		</div>
	);
}

export function DocsText({ blocks }: { blocks: readonly DocsBlock[] }) {
	return blocks.map((block, index) =>
		block.kind === "code" ? (
			<SnippetBox key={index} snippet={{ label: block.title, code: block.code }} headingLevel="p" />
		) : (
			<div
				key={index}
				className="developers-text"
				// The build renders this from our own files, and refuses HTML in them.
				dangerouslySetInnerHTML={{ __html: block.html }}
			/>
		),
	);
}
