import { wordsPage } from "../words-page.js";

const meta = { title: "Widgets/Inquiry form", tags: ["!autodocs"] };
export default meta;

export const Words = wordsPage("inquiry-form");
