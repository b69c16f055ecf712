import { comparisonTranslations } from "../../../packages/widgets/src/inventory-grid/comparison/messages.js";
import { inventoryGridTranslations } from "../../../packages/widgets/src/inventory-grid/messages.js";
import { sortingTranslations } from "../../../packages/widgets/src/inventory-grid/sorting/messages.js";
import { boundaryTranslations } from "../../../packages/widgets/src/widget/messages.js";
import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Inventory grid/Words", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage(
	"inventory-grid",
	{
		"Filters and vehicles": inventoryGridTranslations,
		Order: sortingTranslations,
		Comparison: comparisonTranslations,
	},
	{
		"If it fails": boundaryTranslations,
	},
);
