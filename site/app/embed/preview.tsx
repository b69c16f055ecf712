import { VisuallyHidden } from "@nev/widgets/ui";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
	type EmbedSettings,
	framePath,
	type HostPage,
	hostPages,
	previewWidths,
} from "./embed-settings.js";
import { RadioGroup } from "./fields.js";
import { LocatorPicture } from "./locator-picture.js";

const pageLabels: Record<HostPage, string> = {
	plain: "Plain",
	wordpress: "WordPress",
	bootstrap: "Bootstrap",
};

const widthLabels = { phone: "Phone", desktop: "Desktop" } as const;

/** The widget on a page as a dealer may have it, at the width of a phone or of a desktop. */
export function Preview({ settings }: { settings: EmbedSettings }) {
	const { widget, hostPage, scheme, width } = settings;
	const screen = usePreviewScale(width === "phone" ? 390 : 1280);
	return (
		<>
			<VisuallyHidden role="status">{`Preview: ${widget.title}`}</VisuallyHidden>
			<div className="embed-screen" data-width={width} ref={screen}>
				<a className="skip-link" href="#preview-settings">
					Skip the preview
				</a>
				<PreviewFrame key={`${widget.name} ${hostPage} ${scheme}`} settings={settings} />
			</div>
			{widget.name === "dealer-locator" && <LocatorPicture width={width} scheme={scheme} />}
			<div className="embed-preview-settings" id="preview-settings">
				<RadioGroup
					name="width"
					legend="Width"
					value={width}
					options={previewWidths.map((value) => ({ value, label: widthLabels[value] }))}
				/>
				<RadioGroup
					name="page"
					legend="Page around it"
					value={hostPage}
					options={hostPages.map((value) => ({ value, label: pageLabels[value] }))}
				/>
			</div>
		</>
	);
}

/** Loads the frame once. Later choices change the element in it, as a page's own script could. */
function PreviewFrame({ settings }: { settings: EmbedSettings }) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [src] = useState(() => framePath(settings, settings.hostPage));
	useEffect(() => {
		const element = frame.current?.contentDocument?.querySelector<HTMLElement>(settings.widget.tag);
		if (element) showSettings(element, settings);
	}, [settings]);
	return (
		<iframe
			ref={frame}
			src={src}
			loading="lazy"
			title={`Preview: ${settings.widget.title}`}
			onLoad={({ currentTarget }) => {
				const element = currentTarget.contentDocument?.querySelector<HTMLElement>(
					settings.widget.tag,
				);
				if (element) showSettings(element, settings);
			}}
		/>
	);
}

function showSettings(element: HTMLElement, { widget, attributes, colors }: EmbedSettings): void {
	for (const name of [...widget.attributes.map((attribute) => attribute.name), "lang"]) {
		const value = attributes[name] ?? null;
		if (value === element.getAttribute(name)) continue;
		if (value === null) element.removeAttribute(name);
		else element.setAttribute(name, value);
	}
	const shown = [...element.style].filter((name) => name.startsWith("--nev-"));
	for (const name of new Set([...shown, ...Object.keys(colors).map((color) => `--${color}`)])) {
		// Not removed: the document has a rule with the colors of its address.
		element.style.setProperty(name, colors[name.slice(2)] ?? "initial");
	}
}

/** Scales a screen of this width, in pixels, down to the room that there is, as `--scale`. */
function usePreviewScale(width: number): RefObject<HTMLDivElement | null> {
	const screen = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = screen.current;
		if (!element) return;
		const scale = () =>
			element.style.setProperty("--scale", String(Math.min(1, element.clientWidth / width)));
		scale();
		const observer = new ResizeObserver(scale);
		observer.observe(element);
		return () => observer.disconnect();
	}, [width]);
	return screen;
}
