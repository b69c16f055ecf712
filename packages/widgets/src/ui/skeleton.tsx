/** Grey cards in the place of a list that is on its way; what is on its way is told elsewhere. */
export function SkeletonCards({ count, className }: { count: number; className?: string }) {
	return (
		<ul className={["nev-skeletons", className].filter(Boolean).join(" ")} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
				<li key={index} className="nev-skeleton" />
			))}
		</ul>
	);
}
