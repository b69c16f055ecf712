import type { Thing, WithContext } from "schema-dts";
import { useSetPageTitle } from "../shell/page-title.js";
import { useSiteSettings } from "../site-settings.js";

export interface PageHeadProps {
	/** Without the site's name, which is added. */
	title: string;
	description: string;
	/** The page's own path, the same for every way to it: `"/dealerships"`. Absent: no such page. */
	path?: string;
	/** False for a page that search engines should pass over. Default: where it has a path. */
	isIndexed?: boolean;
	/** Whether the title only stands in for the page's own, which is on its way. Default: false. */
	isLoading?: boolean;
	/** What the page tells search engines of its content. */
	structuredData?: readonly Thing[];
}

/** What the head of a page says. React puts it there, on the server and after each change of route. */
export function PageHead(props: PageHeadProps) {
	const { title, description, path, isLoading = false, structuredData = [] } = props;
	const { isIndexed = path !== undefined } = props;
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
			{structuredData.map((thing) => (
				<StructuredData key={JSON.stringify(thing).slice(0, 80)} thing={thing} />
			))}
		</>
	);
}

function StructuredData({ thing }: { thing: Thing }) {
	const document = { "@context": "https://schema.org", ...(thing as object) } as WithContext<Thing>;
	// A closing tag inside a text must not end the script.
	const json = JSON.stringify(document).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
