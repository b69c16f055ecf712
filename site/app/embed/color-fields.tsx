import { Button } from "@nev/widgets/ui";
import { Check, TriangleAlert } from "lucide-react";
import { useId, useRef } from "react";
import { type CheckedPair, checkContrast } from "./contrast.js";
import { type EmbedSettings, ownColor, type Scheme, schemes } from "./embed-settings.js";
import { RadioGroup } from "./fields.js";
import type { OfferedColor } from "./widget-catalog.js";

const schemeLabels: Record<Scheme, string> = {
	light: "Light",
	dark: "Dark",
	both: "Match the visitor's device",
};

export interface ColorFieldsProps {
	colors: readonly OfferedColor[];
	settings: EmbedSettings;
	/** The form has been changed by a script, which fires no event. */
	onReset: () => void;
}

/** The widget's colors, and whether everyone can read it in them. */
export function ColorFields({ colors, settings, onReset }: ColorFieldsProps) {
	const fields = useRef<HTMLDivElement>(null);
	const { scheme } = settings;
	const own = (color: OfferedColor) => ownColor(color, scheme);
	function reset(): void {
		for (const color of colors) {
			const input = fields.current?.querySelector<HTMLInputElement>(`[name="${color.name}"]`);
			if (input) input.value = own(color);
		}
		onReset();
	}
	return (
		<>
			<RadioGroup
				name="scheme"
				legend="Your page is"
				value={scheme}
				options={schemes.map((value) => ({ value, label: schemeLabels[value] }))}
			/>
			{/* Another scheme has other colors of its own. */}
			<div className="embed-colors" key={scheme === "dark" ? "dark" : "light"} ref={fields}>
				<input type="hidden" name="colors-of" value={scheme} />
				{colors
					.filter(({ isOffered }) => isOffered)
					.map((color) => (
						<ColorField
							key={color.name}
							color={color}
							value={settings.colors[color.name] ?? own(color)}
						/>
					))}
			</div>
			<ContrastReport pairs={checkContrast(colors, settings.colors, scheme)} scheme={scheme} />
			{Object.keys(settings.colors).length > 0 && (
				<Button className="embed-reset" onClick={reset}>
					Use the widget's own colors
				</Button>
			)}
		</>
	);
}

function ColorField({ color, value }: { color: OfferedColor; value: string }) {
	const id = useId();
	return (
		<div className="embed-color">
			<input id={id} type="color" name={color.name} defaultValue={value} />
			<label htmlFor={id}>
				{color.label} <code translate="no">{value}</code>
			</label>
		</div>
	);
}

function ContrastReport({ pairs, scheme }: { pairs: readonly CheckedPair[]; scheme: Scheme }) {
	const weak = pairs.filter(({ isEnough }) => !isEnough);
	return (
		<div className="embed-contrast">
			<p className="embed-contrast-summary" role="status">
				{weak.length === 0 ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
				<span>
					{weak.length === 0
						? "Easy to read: all colors have enough contrast (WCAG 2.2, level AA)."
						: `Hard to read: ${weak.length} of ${pairs.length} pairs of colors have too little contrast (WCAG 2.2, level AA).`}
				</span>
			</p>
			{weak.length > 0 && (
				<ul>
					{weak.map(({ text, scheme: one, ratio, minimum }) => (
						<li key={`${one} ${text}`}>
							{`${text}${scheme === "both" ? ` on a ${one} page` : ""}: ${formatRatio(ratio)} to 1, at least ${minimum} to 1 is needed.`}
						</li>
					))}
				</ul>
			)}
			{weak.some(({ isOffered }) => !isOffered) && (
				<p>
					Secondary text, borders and error messages follow your page: choose Light for light cards
					and Dark for dark ones.
				</p>
			)}
		</div>
	);
}

/** Rounded down, so that too little contrast never looks like enough. */
function formatRatio(ratio: number): string {
	return (Math.floor(ratio * 10) / 10).toFixed(1);
}
