/**
 * Measures `recommendFinancing` in profiles per second on one core, and compares it with a baseline: a
 * plain loop that calculates only the amortisation formulas of the same recommendations. Both run
 * alternately in one process; the medians are compared.
 */
import process from "node:process";
import { type FinancingProfile, recommendFinancing } from "../src/index.js";

const goal = 20_000;
const rounds = 31;
const passes = 20;

const usages = ["personal", "business", "commercial"] as const;
const terms = [36, 48, 60, 72, 84];
const creditScores = [800, 750, 700, 650, 600, 550];

/** 3,000 profiles with every credit score, term and usage, in the price range of the catalogue. */
const profiles: FinancingProfile[] = Array.from({ length: 3000 }, (_, index) => ({
	vehiclePrice: 6695 + ((index * 377) % 11_301),
	creditScore: creditScores[index % 6] ?? 700,
	downPayment: (index * 53) % 4000,
	monthlyBudget: 100 + ((index * 17) % 400),
	preferredTerm: terms[index % 5] ?? 60,
	usage: usages[index % 3] ?? "personal",
	taxBenefit: index % 4 === 0,
}));

/** The loans of each recommendation, for the baseline. */
const loans = profiles.map((profile) => ({
	principal: profile.vehiclePrice - profile.downPayment,
	term: profile.preferredTerm,
	aprs: recommendFinancing(profile)
		.filter(({ type }) => type === "loan")
		.map(({ apr }) => apr),
}));

/** Sum of all results, so that the optimiser cannot remove the work. */
let sink = 0;

function recommendAll() {
	for (const profile of profiles) sink += recommendFinancing(profile).length;
}

function amortiseAll() {
	for (const { principal, term, aprs } of loans) {
		for (const apr of aprs) {
			const rate = apr / 1200;
			sink += (principal * rate) / (1 - (1 + rate) ** -term);
		}
	}
}

function profilesPerSecond(run: () => void): number {
	const start = process.hrtime.bigint();
	for (let pass = 0; pass < passes; pass++) run();
	const seconds = Number(process.hrtime.bigint() - start) / 1e9;
	return (profiles.length * passes) / seconds;
}

function median(values: number[]): number {
	return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

const recommended: number[] = [];
const amortised: number[] = [];
for (let round = 0; round < rounds; round++) {
	recommended.push(profilesPerSecond(recommendAll));
	amortised.push(profilesPerSecond(amortiseAll));
}

if (sink === 0) throw new Error("The benchmark calculated nothing.");

const perSecond = median(recommended);
const baseline = median(amortised);
const figure = (value: number) => Math.round(value).toLocaleString("en-US").padStart(12);
process.stdout.write(`recommendFinancing   ${figure(perSecond)} profiles/s
amortisation alone   ${figure(baseline)} profiles/s
ratio                ${(perSecond / baseline).toFixed(3).padStart(12)}
goal: profiles/s | ${perSecond.toFixed(0)} | at least ${goal}
`);
