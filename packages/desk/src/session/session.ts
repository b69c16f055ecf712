import type { Operator, Session, SignIn } from "@nev/contract/desk";
import { useRouteLoaderData } from "react-router";
import { ask, DeskError } from "./ask.js";
import { token } from "./session-token.js";

/**
 * Signs in: with the key in the address, which is taken out of it, with the session of this tab or of
 * another one, or through a proxy that has signed the operator in. Returns whether it did.
 */
export async function signIn(): Promise<boolean> {
	const key = new URLSearchParams(location.hash.slice(1)).get("key");
	// Out of the history, and posted by the page, so that a preview of the address cannot spend it.
	if (key !== null) history.replaceState(null, "", location.pathname + location.search);
	if (key === null && (token.read() || (await hasSessionOfOtherTab()))) return true;
	try {
		const body: SignIn = key === null ? {} : { key };
		const session = await ask<Session>("session", { method: "POST", body });
		token.write(session.token);
		return true;
	} catch (error) {
		if (!(error instanceof DeskError)) throw error;
		// A used address, opened again in a tab that is signed in.
		return token.read() !== undefined || hasSessionOfOtherTab();
	}
}

/** Whether another tab has a session, which this one takes over (`request`). */
async function hasSessionOfOtherTab(): Promise<boolean> {
	return loadOperator().then(
		() => true,
		() => false,
	);
}

/** The route that loads it, around all pages. */
export const operatorRoute = "desk";

export function loadOperator(): Promise<Operator> {
	return ask<Operator>("session");
}

/** Who is signed in, and what this desk knows, on a page of the desk. */
export function useOperator(): Operator {
	const operator = useRouteLoaderData<Operator>(operatorRoute);
	if (!operator) throw new Error("There is no operator's route around this component.");
	return operator;
}

/** Whether the desk knows a mail server, without which no mail is sent. */
export const useHasMailServer = () => useOperator().hasMailServer;

/** Where the session ends: a page, so that the one before asks for its unsaved edits first. */
export const signOutPath = "/sign-out";

/**
 * Ends the session.
 *
 * @throws {DeskError} 401 if it has ended already
 * @throws {TypeError} if there is no answer
 */
export async function endSession(): Promise<null> {
	await ask("session", { method: "DELETE" });
	token.remove();
	return null;
}
