import { useSiteSettings } from "../page/site-context.js";
import type { SocialPicture } from "./social-picture.js";

/** Names the picture that other sites show with a link to this page. */
export function SocialImage({ picture }: { picture: SocialPicture }) {
	const { origin } = useSiteSettings();
	return (
		<>
			<meta property="og:image" content={origin + picture.path} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta property="og:image:alt" content={picture.alt} />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
