import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";

export interface ButtonVariantProps {
	/** `primary` is for the main action. Default: `secondary`. */
	variant?: "primary" | "secondary" | "quiet";
	/** Rendered before the text. */
	icon?: ReactNode;
}

/** A button that does nothing has `aria-disabled`. It keeps the focus, which `disabled` would lose. */
export type ButtonProps = ButtonVariantProps &
	Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled">;
export type ButtonLinkProps = ButtonVariantProps & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A button. Its `type` is `button` by default. A press of one with `aria-disabled` does nothing. */
export function Button(props: ButtonProps) {
	const { variant = "secondary", icon, className, children, onClick, ...rest } = props;
	const isInactive = `${rest["aria-disabled"]}` === "true";
	return (
		<button
			type="button"
			{...rest}
			onClick={(event) => {
				if (isInactive) event.preventDefault();
				else onClick?.(event);
			}}
			className={buttonClass(variant, className)}
			part={`button button-${variant}`}
		>
			{icon}
			{children}
		</button>
	);
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
	const { variant = "secondary", icon, className, children, ...rest } = props;
	return (
		<a {...rest} className={buttonClass(variant, className)} part={`button button-${variant}`}>
			{icon}
			{children}
		</a>
	);
}

/** A button's class names, for links that a router renders. */
export function buttonClass(
	variant: ButtonVariantProps["variant"] = "secondary",
	className?: string,
): string {
	return ["nev-button", `nev-button-${variant}`, className].filter(Boolean).join(" ");
}
