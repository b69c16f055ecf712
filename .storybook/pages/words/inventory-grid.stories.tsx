import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Inventory grid", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage("inventory-grid");
