import { Button } from "@nev/widgets/ui";
import { Copy } from "lucide-react";
import { useId } from "react";
import { toast } from "../shell/toast-store.js";
import type { Snippet } from "./builders/index.js";

export interface SnippetBoxProps {
	snippet: Snippet;
	/** `p` if the text around it has the headings. Default: `h3`. */
	headingLevel?: "h3" | "p";
}

/** Code with its title, and a button that copies it. */
export function SnippetBox({
	snippet: { label, code },
	headingLevel: Title = "h3",
}: SnippetBoxProps) {
	const id = useId();
	// A section wants a heading.
	const Box = Title === "h3" ? "section" : "div";
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
		<Box className="embed-snippet" role={Title === "h3" ? undefined : "group"} aria-labelledby={id}>
			<div className="embed-snippet-top">
				<Title id={id} className="embed-snippet-title">
					{label}
				</Title>
				<Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
					Copy
				</Button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
			<pre tabIndex={0}>
				<code>{code}</code>
			</pre>
		</Box>
	);
}
