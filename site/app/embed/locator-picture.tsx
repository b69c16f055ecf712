import dark from "@nev/widgets/docs/dealer-locator-dark.webp";
import light from "@nev/widgets/docs/dealer-locator-light.webp";
import phoneDark from "@nev/widgets/docs/dealer-locator-phone-dark.webp";
import phoneLight from "@nev/widgets/docs/dealer-locator-phone-light.webp";
import type { EmbedSettings } from "./embed-settings.js";

const pictures = {
	phone: { light: phoneLight, dark: phoneDark },
	desktop: { light, dark },
} as const;

/** The dealer locator for a dealer whose browser runs no scripts. In its frame there would be a link alone. */
export function LocatorPicture({ width, scheme }: Pick<EmbedSettings, "width" | "scheme">) {
	const picture = pictures[width];
	return (
		<noscript>
			<figure className="embed-picture" data-width={width}>
				<picture>
					{scheme === "both" && (
						<source media="(prefers-color-scheme: dark)" srcSet={picture.dark} />
					)}
					<img
						src={scheme === "dark" ? picture.dark : picture.light}
						alt="The dealer locator: dealers near Berkeley, California, by distance and on a map. The nearest one is selected."
					/>
				</picture>
				<figcaption>A picture of the dealer locator. The preview needs JavaScript.</figcaption>
			</figure>
		</noscript>
	);
}
