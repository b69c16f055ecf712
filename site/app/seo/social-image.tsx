import { useSiteSettings } from "../page/site-context.js";

const socialImage = {
	path: "/social-picture.png",
	width: 1200,
	height: 630,
	alt: "A neighborhood electric vehicle beside a sign that reads: top speed 25",
};

/** The image that other sites show with a link to this one. The same for every page. */
export function SocialImage() {
	const { origin } = useSiteSettings();
	return (
		<>
			<meta property="og:image" content={origin + socialImage.path} />
			<meta property="og:image:width" content={String(socialImage.width)} />
			<meta property="og:image:height" content={String(socialImage.height)} />
			<meta property="og:image:alt" content={socialImage.alt} />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
