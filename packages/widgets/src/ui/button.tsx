import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";

export interface ButtonLook {
	/** `primary` is the one thing to press; default `secondary`. */
	look?: "primary" | "secondary" | "quiet";
	/** Stands before the words. */
	icon?: ReactNode;
}

export type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;
export type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A button; of type `button` where nothing else is said. */
export function Button({ look, icon, className, children, ...rest }: ButtonProps) {
	return (
		<button type="button" {...rest} className={buttonClass(look, className)}>
			{icon}
			{children}
		</button>
	);
}

/** A link that looks like a button: a call, directions, another page. */
export function ButtonLink({ look, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a {...rest} className={buttonClass(look, className)}>
			{icon}
			{children}
		</a>
	);
}

/** The classes of a button, for a link that a router renders. */
export function buttonClass(look: ButtonLook["look"] = "secondary", more?: string): string {
	return ["nev-button", `nev-button-${look}`, more].filter(Boolean).join(" ");
}
