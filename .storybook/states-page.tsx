import {
	Controls,
	Description,
	Stories,
	Subtitle,
	Title,
	useOf,
} from "@storybook/addon-docs/blocks";
import "./pages/page.css";

/**
 * The page of documentation of a file of stories: each state once. What a widget can be told is on its
 * page "About"; other parts have their props here.
 */
export default function StatesPage() {
	const { preparedMeta } = useOf("meta", ["meta"]);
	return (
		<main>
			<Title>{titleOf(preparedMeta.title)}</Title>
			<Subtitle />
			<Description of="meta" />
			<Stories title="States" includePrimary />
			{!preparedMeta.title.startsWith("Widgets/") && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
				<div className="sb-table" tabIndex={0}>
					<Controls />
				</div>
			)}
		</main>
	);
}

/** "Inquiry form: Errors" for "Widgets/Inquiry form/States/Errors". */
function titleOf(path: string): string {
	const [, ...names] = path.split("/");
	const last = names.pop();
	return [...names.filter((name) => name !== "States"), last].join(": ");
}
