/**
 * A short figure or text on the shield that marks a numbered route. It says nothing to screen
 * readers: what it stands beside must say the same in words.
 */
export function RouteShield({ text, className }: { text: string; className?: string }) {
	return (
		<span className={["route-shield", className].filter(Boolean).join(" ")} aria-hidden="true">
			<svg viewBox="0 0 48 48" focusable="false" aria-hidden="true">
				<path d="M24 2.5C20 6 14 6.5 9 4L3.5 10.5C6 14 5 17.5 4 21.5C3 32 12 40.5 24 45.5C36 40.5 45 32 44 21.5C43 17.5 42 14 44.5 10.5L39 4C34 6.5 28 6 24 2.5Z" />
			</svg>
			<span className="route-shield-text">{text}</span>
		</span>
	);
}
