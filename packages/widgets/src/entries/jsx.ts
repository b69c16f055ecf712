/**
 * What only our elements have: their attributes, as HTML writes them, and their lists and messages. Not
 * what a page reads of them: a template may write before the widget has started, and then sets an
 * attribute, which nobody reads.
 */
export type ElementAttributes<Tag extends keyof NevWidgetTags> = {
	[Name in Exclude<
		keyof NevWidgetTags[Tag]["element"],
		keyof HTMLElement | keyof NevWidgetTags[Tag]["controller"] | "reset"
	> as KebabCase<Name & string>]?: NevWidgetTags[Tag]["element"][Name] | undefined;
};

/** The listeners of an element, by the name that a template gives them. */
export type ElementListeners<Events, Prefix extends string> = {
	[Name in keyof Events & string as `${Prefix}${Name}`]?:
		| ((event: CustomEvent<Events[Name]>) => void)
		| undefined;
};

type KebabCase<Text extends string> = Text extends `${infer First}${infer Rest}`
	? Rest extends Uncapitalize<Rest>
		? `${Lowercase<First>}${KebabCase<Rest>}`
		: `${Lowercase<First>}-${KebabCase<Rest>}`
	: Text;

export type CamelCase<Text extends string> = Text extends `${infer First}-${infer Rest}`
	? `${First}${Capitalize<CamelCase<Rest>>}`
	: Text;
