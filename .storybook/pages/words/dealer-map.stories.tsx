import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Dealer map", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage("dealer-map");
