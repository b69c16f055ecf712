import { createContext, type ReactNode, useContext } from "react";

const IsHidden = createContext(false);

/** Hides the sample notices of the widgets inside, on a page that has a notice of its own. */
export function HideSampleNotices({ children }: { children: ReactNode }) {
	return <IsHidden.Provider value={true}>{children}</IsHidden.Provider>;
}

export interface SampleNoticeProps {
	/** What the widget shows. */
	items: readonly { isSample?: boolean }[];
	text: string;
}

/** Says that some of the items are sample data. */
export function SampleNotice({ items, text }: SampleNoticeProps) {
	const isHidden = useContext(IsHidden);
	if (isHidden || !items.some(({ isSample }) => isSample)) return null;
	return (
		<p className="nev-sample-notice" part="notice">
			{text}
		</p>
	);
}
