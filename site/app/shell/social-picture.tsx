import { useSiteSettings } from "../site-settings.js";

/** What a link to any page of the site is shown with elsewhere. */
const picture = {
	path: "/social-picture.png",
	width: 1200,
	height: 630,
	alt: "A neighborhood electric vehicle beside a sign that reads: top speed 25",
};

/** The picture of the site in the head of each page. */
export function SocialPicture() {
	const { origin } = useSiteSettings();
	return (
		<>
			<meta property="og:image" content={origin + picture.path} />
			<meta property="og:image:width" content={String(picture.width)} />
			<meta property="og:image:height" content={String(picture.height)} />
			<meta property="og:image:alt" content={picture.alt} />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
