/** Grey cards in place of a list that is loading. Hidden from screen readers. */
export function SkeletonCards({ count, className }: { count: number; className?: string }) {
	return (
		<ul className={["nev-skeletons", className].filter(Boolean).join(" ")} aria-hidden="true">
			{Array(count)
				.fill(0)
				.map((_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
					<li key={index} className="nev-skeleton" part="skeleton" />
				))}
		</ul>
	);
}
