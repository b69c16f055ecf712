import { NevProvider } from "@nev/widgets";
import type { Decorator } from "@storybook/react-vite";
import "@nev/widgets/styles.css";
// biome-ignore lint/correctness/useImportExtensions: a style sheet keeps its name
import "./canvas.css";

/** The page around a story: its language, its colour scheme and the width of its column. */
export const withCanvas: Decorator = (Story, { id, title, globals }) => {
	const { locale, colorScheme, width } = globals;
	// A widget brings the root of its tokens along; a piece of one stands in it.
	const root = title.startsWith("ui/") ? "nev-root" : "";
	return (
		<div className="canvas" lang={locale} style={{ colorScheme }}>
			<div className={`canvas-width ${root}`} style={{ width: width ? `${width}px` : "auto" }}>
				<NevProvider key={id} api="/api" locale={locale}>
					<Story />
				</NevProvider>
			</div>
		</div>
	);
};
