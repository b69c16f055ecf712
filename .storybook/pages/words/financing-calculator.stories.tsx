import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Financing calculator", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage("financing-calculator");
