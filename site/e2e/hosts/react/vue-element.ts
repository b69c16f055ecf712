import { createApp, h } from "vue";
import { dealers } from "./own-dealers.js";

createApp({ render: () => h("nev-dealer-locator", { dealerships: dealers }) }).mount("#app");
