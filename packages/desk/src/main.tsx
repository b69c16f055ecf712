import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createRouter } from "./router.js";
import { signIn } from "./session/session.js";
import { answerOtherTabs } from "./session/session-token.js";
import { SignedOut } from "./session/signed-out.js";

const root = document.getElementById("desk");
if (!root) throw new Error("The page has no element for the desk.");

const isSignedIn = await signIn();
answerOtherTabs();
createRoot(root).render(
	<StrictMode>
		{isSignedIn ? <RouterProvider router={createRouter()} /> : <SignedOut />}
	</StrictMode>,
);
