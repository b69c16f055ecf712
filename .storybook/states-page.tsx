import {
	Controls,
	Description,
	Stories,
	Subtitle,
	Title,
	useOf,
} from "@storybook/addon-docs/blocks";

/**
 * The page of documentation of a file of stories: each state once. What a widget can be told is on its
 * page "About"; other parts have their props here.
 */
export default function StatesPage() {
	const { preparedMeta } = useOf("meta", ["meta"]);
	return (
		<>
			<Title />
			<Subtitle />
			<Description of="meta" />
			<Stories title="" includePrimary />
			{!preparedMeta.title.startsWith("Widgets/") && <Controls />}
		</>
	);
}
