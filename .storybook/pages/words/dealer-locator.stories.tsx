import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Dealer locator", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage("dealer-locator");
