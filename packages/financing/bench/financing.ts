/**
 * Profiles per second of `recommendFinancing` on one core, beside the limit: a plain loop that works
 * out nothing but the amortisation formulas which those recommendations need. Both run in turns in
 * the same process, and the medians are compared.
 */
import process from "node:process";
import { type FinancingProfile, recommendFinancing } from "../src/index.js";

const goal = 20_000;
const rounds = 31;
const passes = 20;

const usages = ["personal", "business", "commercial"] as const;
const terms = [36, 48, 60, 72, 84];
const creditScores = [800, 750, 700, 650, 600, 550];

/** 3,000 profiles: every credit score, term and usage, over the prices of the catalogue. */
const profiles: FinancingProfile[] = Array.from({ length: 3000 }, (_, index) => ({
	vehiclePrice: 6695 + ((index * 377) % 11_301),
	creditScore: creditScores[index % 6] ?? 700,
	downPayment: (index * 53) % 4000,
	monthlyBudget: 100 + ((index * 17) % 400),
	preferredTerm: terms[index % 5] ?? 60,
	usage: usages[index % 3] ?? "personal",
	taxBenefit: index % 4 === 0,
}));

/** What each recommendation has to amortise: its loans' APRs. */
const loans = profiles.map((profile) => ({
	principal: profile.vehiclePrice - profile.downPayment,
	term: profile.preferredTerm,
	aprs: recommendFinancing(profile)
		.filter(({ type }) => type === "loan")
		.map(({ apr }) => apr),
}));

/** Keeps the optimiser from dropping work whose result nobody reads. */
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

function profilesPerSecond(work: () => void): number {
	const start = process.hrtime.bigint();
	for (let pass = 0; pass < passes; pass++) work();
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

if (sink === 0) throw new Error("Nothing was recommended or amortised.");

const perSecond = median(recommended);
const limit = median(amortised);
const figure = (value: number) => Math.round(value).toLocaleString("en-US").padStart(12);
process.stdout.write(`recommendFinancing   ${figure(perSecond)} profiles/s
amortisation alone   ${figure(limit)} profiles/s
ratio                ${(perSecond / limit).toFixed(3).padStart(12)}
goal                 ${figure(goal)} profiles/s: ${perSecond >= goal ? "met" : "missed"}
`);
