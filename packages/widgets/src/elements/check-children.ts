import { warnOnce } from "../host-page/warn-once.js";

/** What a page has around a widget, but hardly in it. */
const ofPage = "main,nav,header,footer,aside,section,article,form,h1,h2";

/** The most children that a page writes into an element, to be shown until the widget is there. */
const maxChildren = 6;

/**
 * Reports an element that hides its page. HTML takes `<nev-dealer-locator />` for a start tag, so that the
 * rest of what is around the element is inside it.
 */
export function checkChildren(element: Element): void {
	const { localName } = element;
	const hidden = [...element.children].filter(
		(child) => !child.matches("[slot],script,style,template"),
	);
	const isPage = (child: Element) =>
		child.matches(ofPage) ||
		child.querySelector(ofPage) ||
		[child, ...child.querySelectorAll("*")].some((inner) => inner.localName.startsWith("nev-"));
	const first = hidden.length > maxChildren ? hidden[0] : hidden.find(isPage);
	if (!first) return;
	warnOnce(
		`<${localName}> hides the <${first.localName}> in it. If the rest of the page is in it, write <${localName}></${localName}> and not <${localName} />.`,
	);
}
