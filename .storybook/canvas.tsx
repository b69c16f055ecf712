import { NevProvider } from "@nev/widgets";
import type { Decorator } from "@storybook/react-vite";
import "@nev/widgets/styles.css";
import "./canvas.css";

/** The page around a story, as the toolbar asks for it. */
export const withCanvas: Decorator = (Story, { id, title, globals }) => {
	const { locale, colorScheme, width, direction, textSize } = globals;
	// A widget renders the root element of its design tokens itself; a UI component does not.
	const root = title.includes("UI parts/") ? "nev-root" : "";
	return (
		<div
			className="canvas"
			lang={locale}
			dir={direction}
			style={{ colorScheme, fontSize: `${textSize}%` }}
		>
			<div className={`canvas-width ${root}`} style={{ width: width ? `${width}px` : "auto" }}>
				<NevProvider key={id} api="/api" locale={locale}>
					<Story />
				</NevProvider>
			</div>
		</div>
	);
};
