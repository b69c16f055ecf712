import type { Decorator } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import type { FinancingCalculatorController } from "../controller.js";
import { FinancingCalculator, type FinancingCalculatorProps } from "../financing-calculator.js";

interface CalculatedProps extends FinancingCalculatorProps {
	/** What is done once there are results, by the page or with what it finds in them. */
	then?: ((calculator: FinancingCalculatorController, results: HTMLElement) => void) | undefined;
}

/**
 * A calculator that the page tells to calculate, so that its results, or its errors, are on the page of
 * documentation too, which plays no story.
 */
export function Calculated({ then, ...props }: CalculatedProps) {
	const calculator = useRef<FinancingCalculatorController>(null);
	const root = useRef<HTMLDivElement>(null);
	const isTold = useRef(false);
	useEffect(() => {
		if (isTold.current) return;
		isTold.current = true;
		calculator.current?.recommend();
	}, []);
	const isDone = useRef(false);
	useEffect(() => {
		const observer = new MutationObserver(() => {
			const results = root.current;
			if (isDone.current || !calculator.current || !results?.querySelector("article")) return;
			isDone.current = true;
			then?.(calculator.current, results);
		});
		if (root.current) observer.observe(root.current, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [then]);
	return (
		<div ref={root}>
			<FinancingCalculator {...props} ref={calculator} />
		</div>
	);
}

/** Puts the results above the form in a narrow frame, which would end above them. */
export const withResultsFirst: Decorator = (Story) => (
	<>
		<style>
			{`@container (width < 780px) {
				.nev-calculator-columns > .nev-calculator-form { order: 1 }
			}`}
		</style>
		<Story />
	</>
);

/** Presses what a selector finds first in each card, of so many cards. */
export function pressInCards(results: HTMLElement, selector: string, count = 1): void {
	for (const card of [...results.querySelectorAll("article")].slice(0, count))
		card.querySelector<HTMLElement>(selector)?.click();
}
