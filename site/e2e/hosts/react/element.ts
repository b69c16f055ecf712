import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { dealers } from "./own-dealers.js";

createRoot(document.querySelector("#app") as HTMLElement).render(
	createElement("nev-dealer-locator", { dealerships: dealers }),
);
