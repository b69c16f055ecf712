import { Button } from "@nev/widgets/ui";
import { Copy } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { toast } from "../shell/toast-store.js";
import type { Snippet } from "./builders/index.js";

export interface SnippetBoxProps {
	snippet: Snippet;
	/** `p` if the text around it has the headings. Default: `h3`. */
	headingLevel?: "h3" | "p";
}

/** Code with its title, and a button that copies it. */
export function SnippetBox({
	snippet: { label, code, isDownload },
	headingLevel: Title = "h3",
}: SnippetBoxProps) {
	const id = useId();
	const codeBox = useRef<HTMLPreElement>(null);
	const canScroll = useCanScroll(codeBox, code);
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
		<div className="embed-snippet">
			<div className="embed-snippet-top">
				<Title id={id} className="embed-snippet-title">
					{label}
				</Title>
				<Button
					id={`${id}-copy`}
					aria-labelledby={`${id}-copy ${id}`}
					icon={<Copy aria-hidden="true" />}
					onClick={() => void copy()}
				>
					Copy
				</Button>
			</div>
			<pre
				ref={codeBox}
				translate="no"
				{...(canScroll && { tabIndex: 0, role: "group", "aria-labelledby": id })}
			>
				<code>
					{isDownload ? (
						<a href={code} download>
							{code}
						</a>
					) : (
						code
					)}
				</code>
			</pre>
		</div>
	);
}

/** Whether a box is narrower than its text, so that the keyboard must reach it; true until measured. */
function useCanScroll(box: RefObject<HTMLElement | null>, text: string): boolean {
	const [canScroll, setCanScroll] = useState(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const observer = new ResizeObserver(() =>
			setCanScroll(element.scrollWidth > element.clientWidth),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [box, text]);
	return canScroll;
}
