import { Button } from "@nev/widgets/ui";
import { sessionMessages as messages } from "./messages.js";
import { token } from "./token.js";

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
