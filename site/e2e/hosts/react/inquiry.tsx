import { InquiryForm, NevProvider } from "@nev/widgets";
import "@nev/widgets/styles.css";
import { createRoot } from "react-dom/client";

declare const SITE_ORIGIN: string;

createRoot(document.querySelector("#app") as HTMLElement).render(
	<NevProvider api={`${SITE_ORIGIN}/api`}>
		<InquiryForm vehicle="d6-max-gt4" />
	</NevProvider>,
);
