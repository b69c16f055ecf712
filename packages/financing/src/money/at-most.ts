/** Relative error that a few steps of binary arithmetic can leave in an amount. */
const arithmeticNoise = 1e-12;

/**
 * Whether an amount stays within a limit, so that a limit met exactly in dollars and cents counts
 * as met: in doubles, 10 × $0.09 is less than $0.90.
 */
export function atMost(amount: number, limit: number): boolean {
	return amount <= limit * (1 + arithmeticNoise);
}
