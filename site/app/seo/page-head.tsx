import type { Thing, WithContext } from "schema-dts";
import { useSiteSettings } from "../page/site-context.js";
import { useSetPageTitle } from "../shell/page-title.js";
import { breadcrumbData, type Crumb } from "./breadcrumbs.js";
import { shorten } from "./shorten.js";
import { SocialImage } from "./social-image.js";
import { commonPicture, type SocialPicture } from "./social-picture.js";

/** What search engines show of a description, in characters. */
const maxDescription = 160;

export interface PageHeadProps {
	/** Without the company's name, which is added. */
	title: string;
	/** A longer one than 160 characters is shortened. */
	description: string;
	/** The page's canonical path. Default: the last one of `trail`. Absent if there is no page. */
	path?: string | undefined;
	/** Whether search engines may index the page. Default: if it has a path. */
	isIndexed?: boolean;
	/** Whether the title is a stand-in while the page loads. Default: false. */
	isLoading?: boolean;
	/** The pages above it and the page itself, below Home. */
	trail?: readonly Crumb[] | undefined;
	/** Default: the one of all pages. */
	picture?: SocialPicture;
	/**
	 * What else the page tells search engines about its content. They read it in the server's HTML: a page with scripts
	 * says `import.meta.env.SSR && …`, so that no browser loads the code for it.
	 */
	structuredData?: readonly Thing[] | false;
}

/** The metadata of a page. React moves it to the document's head, on the server too. */
export function PageHead(props: PageHeadProps) {
	const { title, isLoading = false, trail, structuredData } = props;
	const description = shorten(props.description, maxDescription);
	const { picture = commonPicture } = props;
	const { path = trail?.at(-1)?.path, isIndexed = path !== undefined } = props;
	const { origin, company } = useSiteSettings();
	const fullTitle = `${title} | ${company.name}`;
	useSetPageTitle(isLoading ? null : fullTitle);
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={description} />
			{path !== undefined && <link rel="canonical" href={origin + path} />}
			{!isIndexed && <meta name="robots" content="noindex" />}
			<meta property="og:title" content={fullTitle} />
			<meta property="og:description" content={description} />
			<meta property="og:type" content="website" />
			{path !== undefined && <meta property="og:url" content={origin + path} />}
			<meta property="og:site_name" content={company.name} />
			<SocialImage picture={picture} />
			<div
				hidden
				suppressHydrationWarning
				dangerouslySetInnerHTML={{
					__html: import.meta.env.SSR
						? [...(trail ? [breadcrumbData(origin, trail)] : []), ...(structuredData || [])]
								.map(scriptOf)
								.join("")
						: "",
				}}
			/>
		</>
	);
}

function scriptOf(thing: Thing): string {
	const document = { "@context": "https://schema.org", ...(thing as object) } as WithContext<Thing>;
	// A closing tag in a text must not end the script.
	const json = JSON.stringify(document).replaceAll("<", "\\u003c");
	return `<script type="application/ld+json">${json}</script>`;
}
