import type { Builder, SnippetSource } from "./builder.js";
import { frameAddress, loaderAddress, writeFrame, writeHtml, writeStyles } from "./markup.js";

const writePage = (source: SnippetSource) => [{ label: "HTML", code: writeHtml(source) }];

/** Gives every frame of this site the height of its content. */
const writeHeightScript = ({ origin }: SnippetSource) =>
	`<script src="${origin}/embed/frame.js" async></script>\n`;

/** A page that someone writes by hand. */
export const plainHtml: Builder = {
	id: "html",
	label: "Plain HTML",
	steps: ["Paste this into the body of your page, where you want the widget."],
	limits:
		"If your site sends a content security policy, allow this site's address in `script-src`, `style-src`, `connect-src` and `img-src`, and put the colors in your style sheet.",
	write: writePage,
};

/** Builders without a line of code. */
export const siteBuilders: readonly Builder[] = [
	{
		id: "wordpress",
		label: "WordPress",
		steps: [
			"Download the plugin. In WordPress, choose Plugins, Add New, then Upload Plugin. Install and activate it.",
			"Enter the address of the widgets in Settings, NEV Dealer Widgets.",
			"Edit the page, add the block named after the widget, and fill in its settings. A shortcode works too.",
			"Without the plugin, add a block named Custom HTML, paste the code into it, and update the page.",
		],
		limits:
			"In the Custom HTML block, WordPress keeps scripts pasted by an administrator or an editor. For other roles, and on some multisite networks, it removes them: use the frame under WordPress.com instead. With a page builder such as Elementor, use its HTML widget.",
		write: (source) => [
			{
				label: "Plugin",
				code: `${source.origin}/embed/${source.version}/nev-widgets-wordpress.zip`,
				isDownload: true,
			},
			{ label: "Address of the widgets", code: source.origin },
			...(writeStyles(source)
				? [{ label: "Additional CSS of your theme, for the plugin", code: writeStyles(source) }]
				: []),
			{ label: "HTML, without the plugin", code: writeHtml(source) },
		],
	},
	{
		id: "wordpress-com",
		label: "WordPress.com",
		steps: ["Edit the page and add a block named Custom HTML.", "Paste this frame into the block."],
		limits:
			"WordPress.com removes scripts unless your plan allows plugins. On its smallest plans it removes frames too: there, add a button that opens the frame's address. A frame keeps its height and scrolls inside. Where you can add a script, the second line makes the frame as tall as its content.",
		write: (source) => [
			{ label: "Frame", code: writeFrame(source) },
			{ label: "Height, where scripts are allowed", code: writeHeightScript(source) },
			{ label: "Address", code: frameAddress(source) },
		],
	},
	{
		id: "wix",
		label: "Wix",
		steps: [
			"In the editor, choose Add Elements, then Embed Code, then Custom Element.",
			"Choose Source. Select Server URL and paste the address.",
			"Enter the tag name.",
			"If there are attributes below, choose Set Attributes and enter each one with its value.",
		],
		limits:
			"Wix requires a Premium plan and your own domain. It has no setting for a custom element's colors or for a dark page. For those, choose Embed a Site instead and paste the frame's address.",
		write: (source) => [
			{ label: "Server URL", code: loaderAddress(source) },
			{ label: "Tag name", code: source.widget.tag },
			...Object.entries(source.attributes).map(([name, value]) => ({
				label: `Attribute ${name}`,
				code: value || "true",
			})),
			...(writeStyles(source)
				? [{ label: "Frame with your colors, for Embed a Site", code: frameAddress(source) }]
				: []),
		],
	},
	{
		id: "squarespace",
		label: "Squarespace",
		steps: [
			"Edit the page, add a block and choose Code.",
			"Leave the language at HTML, turn off Display Source, and paste this code.",
		],
		limits:
			"Squarespace runs scripts only on plans that include custom code. While you are logged in, it may not run them: check the page in a private window.",
		write: writePage,
	},
	{
		id: "shopify",
		label: "Shopify",
		steps: [
			"In Online Store, choose Customize next to your theme.",
			"Add a section named Custom Liquid to the page's template.",
			"Paste this code into the section, and save.",
		],
		write: writePage,
	},
	{
		id: "godaddy",
		label: "GoDaddy",
		steps: [
			"In the website editor, add a section and choose HTML under Files & Web.",
			"Paste this code into Custom Code, and enter a height in Forced Height.",
		],
		limits:
			"GoDaddy shows the code in its own frame with the height you enter. If the widget is taller, it scrolls inside. Its links open in a new tab.",
		// Without the base, a link would open the page in the frame, which that page does not allow.
		write: (source) => [{ label: "HTML", code: `<base target="_blank">\n${writeHtml(source)}` }],
	},
];
