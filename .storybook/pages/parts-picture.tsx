import { createElement, useLayoutEffect, useRef, useState } from "react";

/** Where a part is in the picture, in pixels. */
interface Box {
	name: string;
	left: number;
	top: number;
	width: number;
	height: number;
	/** Where its number is: numbers do not cover each other. */
	label: { left: number; top: number };
}

const labelSize = 22;

interface PartsPictureProps {
	tag: string;
	title: string;
	/** Its attributes and properties. */
	attributes: Readonly<Record<string, unknown>>;
	/** The parts' names, in the order of their numbers. */
	parts: readonly string[];
	/** Brings the widget into the state with the most parts. */
	prepare?: ((element: never) => void) | undefined;
	/** Called with the parts that are in the picture. */
	onShown: (names: readonly string[]) => void;
}

/** The widget with a numbered box around each of its parts. It cannot be used. */
export function PartsPicture({
	tag,
	title,
	attributes,
	parts,
	prepare,
	onShown,
}: PartsPictureProps) {
	const frame = useRef<HTMLDivElement>(null);
	const [boxes, setBoxes] = useState<readonly Box[]>([]);

	useLayoutEffect(() => {
		const element = frame.current?.querySelector<HTMLElement & { ready: Promise<void> }>(tag);
		const root = element?.shadowRoot;
		if (!element || !root) return;
		let request = 0;
		const measure = () => {
			cancelAnimationFrame(request);
			request = requestAnimationFrame(() => {
				const found = frame.current ? boxesIn(frame.current, root, parts) : [];
				setBoxes((before) => (isSame(before, found) ? before : found));
			});
		};
		const changes = new MutationObserver(measure);
		changes.observe(root, { subtree: true, childList: true, attributes: true });
		const sizes = new ResizeObserver(measure);
		sizes.observe(element);
		element.addEventListener("load", measure, true);
		element.ready.then(
			() => prepare?.(element as never),
			// The picture shows that it has failed.
			() => {},
		);
		return () => {
			cancelAnimationFrame(request);
			changes.disconnect();
			sizes.disconnect();
		};
	}, [tag, parts, prepare]);

	useLayoutEffect(() => onShown(boxes.map(({ name }) => name)), [boxes, onShown]);

	return (
		<div
			ref={frame}
			className="sb-parts"
			role="img"
			aria-label={`${title} with its parts, numbered as in the table`}
		>
			<div inert>{createElement(tag, attributes)}</div>
			{boxes.map(({ name, label, ...box }) => (
				<div key={name} aria-hidden="true">
					<div className="sb-part" style={box} />
					<b className="sb-part-number" style={label} title={name}>
						{parts.indexOf(name) + 1}
					</b>
				</div>
			))}
		</div>
	);
}

/** The first visible box of each part, within the frame. */
function boxesIn(frame: HTMLElement, root: ShadowRoot, parts: readonly string[]): Box[] {
	const outer = frame.getBoundingClientRect();
	const labels: Box["label"][] = [];
	return parts.flatMap((name) => {
		const box = [...root.querySelectorAll(`[part~="${name}"]`)]
			.map((part) => part.getBoundingClientRect())
			.find(
				({ width, height, left, top }) =>
					width > 0 &&
					height > 0 &&
					left >= outer.left &&
					left < outer.right - labelSize &&
					top >= outer.top &&
					top < outer.bottom - labelSize,
			);
		if (!box) return [];
		const [left, top] = [box.left - outer.left, box.top - outer.top];
		const label = { left, top };
		while (labels.some((other) => isNear(other, label))) label.left += labelSize + 2;
		labels.push(label);
		const height = Math.min(box.height, outer.height - top - 2);
		return { name, left, top, width: box.width, height, label };
	});
}

const isNear = (one: Box["label"], other: Box["label"]) =>
	Math.abs(one.left - other.left) < labelSize && Math.abs(one.top - other.top) < labelSize;

const isSame = (one: readonly Box[], other: readonly Box[]) =>
	JSON.stringify(one) === JSON.stringify(other);
