import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";

export interface ButtonVariantProps {
	/** `primary` is the one thing to press; default `secondary`. */
	variant?: "primary" | "secondary" | "quiet";
	/** Stands before the words. */
	icon?: ReactNode;
}

export type ButtonProps = ButtonVariantProps & ButtonHTMLAttributes<HTMLButtonElement>;
export type ButtonLinkProps = ButtonVariantProps & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A button; of type `button` where nothing else is said. */
export function Button({ variant, icon, className, children, ...rest }: ButtonProps) {
	return (
		<button type="button" {...rest} className={buttonClass(variant, className)}>
			{icon}
			{children}
		</button>
	);
}

/** A link that looks like a button: a call, directions, another page. */
export function ButtonLink({ variant, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a {...rest} className={buttonClass(variant, className)}>
			{icon}
			{children}
		</a>
	);
}

/** The classes of a button, for a link that a router renders. */
export function buttonClass(
	variant: ButtonVariantProps["variant"] = "secondary",
	more?: string,
): string {
	return ["nev-button", `nev-button-${variant}`, more].filter(Boolean).join(" ");
}
