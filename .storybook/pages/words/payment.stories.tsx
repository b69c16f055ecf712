import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Monthly payment", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage("payment");
