import { Button } from "@nev/widgets/ui";
import { useEffect } from "react";
import { sessionMessages as messages } from "./messages.js";
import { token } from "./session-token.js";

/** Says how to sign in. */
export function SignedOut() {
	return (
		<main className="lone-page">
			<title>Desk</title>
			<h1>{messages.title}</h1>
			<p>{messages.explanation}</p>
			<p>{messages.terminal}</p>
			<p>
				{messages.command} <code>pnpm nev desk</code>
			</p>
			<p>{messages.proxy}</p>
			<Button
				onClick={() => {
					token.remove();
					location.reload();
				}}
			>
				{messages.tryAgain}
			</Button>
		</main>
	);
}

/** Loads the desk anew after a sign-out, so that nothing of the session is left in the tab. */
export function AfterSignOut() {
	useEffect(() => location.replace("/"), []);
	return null;
}
