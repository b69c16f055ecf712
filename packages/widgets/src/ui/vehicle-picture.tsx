import { type ImgHTMLAttributes, useEffect, useRef, useState } from "react";

export interface VehiclePictureProps extends ImgHTMLAttributes<HTMLImageElement> {
	/** Without a source (`undefined` or `""`) the outline is shown. */
	src: string | undefined;
	alt: string;
}

/** A vehicle's picture, with an outline in its place until it is loaded or if it cannot be loaded. */
export function VehiclePicture(props: VehiclePictureProps) {
	// Another source is another picture: what becomes of the earlier one no longer counts.
	return <PictureOfSource key={props.src} {...props} />;
}

function PictureOfSource({ className = "", src, alt, ...attributes }: VehiclePictureProps) {
	const [isMissing, setIsMissing] = useState(!src);
	const picture = useRef<HTMLImageElement>(null);

	function handleError(): void {
		setIsMissing(true);
		// Without a source the browser does not show its icon of a broken image.
		picture.current?.removeAttribute("src");
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what happened before hydration
	useEffect(() => {
		const { current: image } = picture;
		// jsdom has no `decode()`.
		if (image?.complete) image.decode?.().catch(handleError);
		else setIsMissing(true);
	}, []);

	return (
		<span className={`nev-picture ${className}`} part="picture">
			<img
				{...attributes}
				src={src || undefined}
				alt={alt}
				ref={picture}
				onLoad={() => setIsMissing(false)}
				onError={handleError}
			/>
			{isMissing && (
				<svg viewBox="0 0 96 60" aria-hidden="true">
					<path d="M23 7q30-3 60 0v3h-3v22q5 6 3 13h-4a7 7 0 0 1-14 0H31a7 7 0 0 1-14 0H9q-1-9 5-12l7-3 7-20h-5zM30 10l-7 19q7 0 9 1l3 10h6l2-8h3l3-15 4-1-2 16h12l3-15 4-1-2 16h9V10z" />
				</svg>
			)}
		</span>
	);
}
