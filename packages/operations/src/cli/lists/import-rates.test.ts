import { readFileSync } from "node:fs";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const { run, file, path, sql, undo, close } = await openOperator();
afterAll(close);

const stored = async () => (await sql("select rates from company_facts"))[0]?.rates;

const union = {
	...{ lender: "Desert Schools Credit Union", minCreditScore: 660, maxCreditScore: 719 },
	...{ term: 60, apr: 6.74 },
};
const bank = {
	...{ lender: "Bay Bank", minCreditScore: 720, maxCreditScore: 850, term: 48, apr: 0 },
	...{ conditions: "New vehicles, 10% down", endsOn: "2099-01-31", balloonPercent: 40 },
};

beforeEach(() => sql("update company_facts set rates = null"));

it("replaces the whole list, which an export writes as it was, and can be undone", async () => {
	file(
		"rates.csv",
		[
			"Credit union,Credit tier,Term (months),APR (%),Conditions,Valid through,Balloon",
			"Desert Schools Credit Union,Tier 2 (660-719),60 mo,6.74%,,,n/a",
			'Bay Bank,720+,4 years,0,"New vehicles, 10% down",1/31/2099,40%',
		].join("\n"),
	);
	const dry = await run("import", "rates", "rates.csv", "--dry-run");
	expect(dry).toMatchObject({ code: 0, stderr: expect.stringContaining("leave out --dry-run") });
	expect(await stored()).toBeNull();
	const first = await run("import", "rates", "rates.csv");
	expect(first.lines.at(-1)).toBe("2 rates imported, 0 changed, 0 unchanged.");
	expect(await stored()).toEqual([union, bank]);

	await run("export", "rates", "own.csv");
	expect(readFileSync(path("own.csv"), "utf8")).toBe(
		`\ufefflender,min_credit_score,max_credit_score,term,apr,conditions,ends_on,balloon_percent\r\nDesert Schools Credit Union,660,719,60,6.74,,,\r\nBay Bank,720,850,48,0,"New vehicles, 10% down",2099-01-31,40\r\n`,
	);
	expect((await run("import", "rates", "own.csv")).lines).toEqual([
		"0 rates imported, 0 changed, 2 unchanged.",
	]);

	file("less.json", JSON.stringify({ rates: [bank] }));
	const less = await run("import", "rates", "less.json");
	expect(less.lines.slice(-2)).toEqual([
		"removed\tDesert Schools Credit Union, 660 to 719, 60 months: 6.74% APR\tnot in the file",
		"0 rates imported, 0 changed, 1 unchanged, 1 removed.",
	]);
	expect(await stored()).toEqual([bank]);
	const [{ id, actor, action } = {}] = await sql("select * from changes order by id desc limit 1");
	expect({ actor, action }).toEqual({
		actor: expect.stringMatching(/\(nev\)$/),
		action: "import rates",
	});
	expect(await undo(Number(id))).toMatchObject({ restored: 1, conflicts: [] });
	expect(await stored()).toEqual([union, bank]);
});

it("changes nothing if a row cannot be read, and names row, column, value and what would be read", async () => {
	file(
		"rates.csv",
		[
			"lender,credit score,term,apr,ends on",
			"Bay Bank,720-850,60,4.99,",
			"Bay Bank,good,61 mo,as low as 4%,soon",
			",720,60,0.0499,",
			"Bay Bank,720-850,60,0,",
		].join("\n"),
	);
	const { code, lines, stderr } = await run("import", "rates", "rates.csv");
	expect(code).toBe(1);
	expect(lines.filter((line) => line.includes("refused"))).toEqual([
		expect.stringContaining('credit score "good": Enter credit scores such as 720-850'),
		expect.stringContaining('credit score "720": Enter credit scores such as'),
		expect.stringContaining('apr "0.0499": Write 4.99% or 0.0499%, whichever it is'),
		expect.stringContaining("conditions: Enter who gets an APR of 0 percent, and for what"),
		expect.stringContaining("3 rows refused"),
	]);
	expect(stderr).toContain("Correct the refused rows and try again.");
	expect(await stored()).toBeNull();
});

it("imports what has ended and what overlaps, and says so", async () => {
	file(
		"rates.csv",
		"lender,credit score,term,apr,ends on\nA,660+,60,5,2020-01-31\nB,660+,60,5,\nb,700-800,60,4,\n",
	);
	const { code, lines } = await run("import", "rates", "rates.csv");
	expect(code).toBe(3);
	expect(lines.filter((line) => line.includes("doubtful"))).toEqual([
		expect.stringContaining("ends on: 2020-01-31 is over, so visitors do not see it"),
		expect.stringContaining("overlap those of row 3, with the same lender and term"),
	]);
	expect(await stored()).toHaveLength(3);
});

it("refuses a list without rates or without a column", async () => {
	file("empty.csv", "lender,term,apr\n");
	expect((await run("import", "rates", "empty.csv")).stderr).toMatch(/contains no rates/);
	file("other.csv", "bank,months,percent\nBay Bank,60,5\n");
	const { code, stderr } = await run("import", "rates", "other.csv");
	expect([code, stderr]).toEqual([1, expect.stringMatching(/lacks the column apr/)]);
	const mapped = await run("import", "rates", "other.csv", "--map", "percent=apr");
	expect(mapped.code).toBe(3);
	expect(await stored()).toEqual([
		{ lender: "Bay Bank", minCreditScore: 300, maxCreditScore: 850, term: 60, apr: 5 },
	]);
});

it("refuses a column that it does not know, which may limit who gets the rate", async () => {
	file("rates.csv", "Bank,Score floor,Term,APR\nGulf CU,700,60,2.9%\n");
	const { code, stderr } = await run("import", "rates", "rates.csv");
	expect([code, stderr]).toEqual([
		1,
		expect.stringMatching(
			/Unknown columns: Score floor\. Choose what each is, or leave it out \(.+--map "Score floor="\)/,
		),
	]);
	expect(await stored()).toBeNull();
	const chosen = ["--map", "Score floor=minCreditScore"];
	expect((await run("import", "rates", "rates.csv", ...chosen)).code).toBe(0);
	expect(await stored()).toMatchObject([{ minCreditScore: 700, maxCreditScore: 850 }]);
});

it("reads the headings of lenders' lists", async () => {
	file(
		"rates.csv",
		"Bank,FICO min,FICO max,Term,APR,Offer,Promo end\nGulf CU,700,719,60,2.9%,New only,2099-12-31\n",
	);
	expect((await run("import", "rates", "rates.csv")).code).toBe(0);
	expect(await stored()).toMatchObject([
		{ minCreditScore: 700, maxCreditScore: 719, conditions: "New only", endsOn: "2099-12-31" },
	]);
});

it("says that a list without credit scores is for everybody, and asks what an interest rate is", async () => {
	file("rates.csv", "Bank,Term,APR\nGulf CU,60,2.9%\n");
	const { code, lines } = await run("import", "rates", "rates.csv");
	expect(code).toBe(3);
	expect(lines.filter((line) => line.includes("doubtful"))).toEqual([
		expect.stringContaining("no column has credit scores, so it is for all from 300 to 850"),
	]);
	file("interest.csv", "Bank,FICO,Term,Interest rate\nGulf CU,700+,60,2.9%\n");
	const { stderr } = await run("import", "rates", "interest.csv");
	expect(stderr).toMatch(/The list has no APR/);
});

it("says of a tier without a credit score that visitors can choose that nobody sees it", async () => {
	file("rates.csv", "Bank,FICO,Term,APR\nA,610-649,60,9\nA,650-719,60,5\n");
	const { code, lines } = await run("import", "rates", "rates.csv");
	expect(code).toBe(3);
	expect(lines.filter((line) => line.includes("doubtful"))).toEqual([
		expect.stringContaining("they choose a credit score of 800, 750, 700, 650, 600, 550"),
	]);
	expect(await stored()).toHaveLength(2);
});

it("leaves out a row that an earlier one says already", async () => {
	file("rates.csv", "Bank,FICO,Term,APR\nA,700+,60,5\nA,700-850,60 mo,5%\nA,700+,72,5\n");
	const { lines } = await run("import", "rates", "rates.csv");
	expect(lines.filter((line) => line.includes("row 2"))).toEqual([
		expect.stringContaining("is the same as row 2"),
	]);
	expect(await stored()).toMatchObject([{ term: 60 }, { term: 72 }]);
});

/** The lines of an import of these rows that say why they are refused, and what is stored. */
async function importRows(...rows: readonly string[]) {
	file("rates.csv", rows.join("\n"));
	const { code, lines, stderr } = await run("import", "rates", "rates.csv");
	return { code, stderr, notes: lines.filter((line) => /^\d+\t/.test(line)), lines };
}

it.each([
	["FICO", "A,,60,5", "FICO: Enter credit scores such as 720-850, 660+ or below 600"],
	["FICO", "A,N/A,60,5", "FICO: Enter credit scores such as 720-850, 660+ or below 600"],
	["FICO", "A,-,60,5", "FICO: Enter credit scores such as 720-850, 660+ or below 600"],
	["Min score", "A,,60,5", "Min score: Enter a credit score from 300 to 850"],
	["Min score,Max score", "A,660,,60,5", "Max score: Enter a credit score from 300 to 850"],
	["Tier,Min score", "A,,660,60,5", "Tier: Enter credit scores such as"],
	["Tier,Min score,Max score", "A,720+,600,700,60,5", "Enter the same credit scores as in"],
])("refuses an unclear cell below %s: %s", async (headings, row, reason) => {
	const { code, notes } = await importRows(`Bank,${headings},Term,APR`, row);
	expect([code, notes]).toEqual([1, [expect.stringContaining(reason)]]);
	expect(await stored()).toBeNull();
});

it("reads credit scores that one of its columns has", async () => {
	await importRows("Bank,Tier,Min score,Max score,Term,APR", "A,720+,,,60,5", "A,,660,719,60,6");
	expect(await stored()).toMatchObject([
		{ minCreditScore: 720, maxCreditScore: 850 },
		{ minCreditScore: 660, maxCreditScore: 719 },
	]);
});

it("joins the columns of conditions, and refuses others that mean the same", async () => {
	const headings = "Bank,Term,APR,Conditions,Notes,Restrictions";
	await importRows(headings, "A,60,5,New only,,Members only", "A,72,5,,Members only,Members only");
	expect(await stored()).toMatchObject([
		{ conditions: "New only; Members only" },
		{ conditions: "Members only" },
	]);
	const { code, stderr } = await importRows("Bank,Term,APR,Rate", "A,60,5,4");
	expect([code, stderr]).toEqual([
		1,
		expect.stringContaining('Column 3, "APR", and column 4, "Rate", mean the same. Delete'),
	]);
});

it("refuses a row with a text below no heading", async () => {
	const { code, notes } = await importRows("Bank,Term,APR", "A,60,5,Members only");
	expect([code, notes]).toEqual([
		1,
		[expect.stringContaining('column 4 "Members only": Give the column a heading, or delete it')],
	]);
});

it("leaves out titles and footnotes, and says so", async () => {
	const footnote = "*Rates as of 11/30. Subject to credit approval.";
	const { code, lines } = await importRows("Bank,Term,APR", "New,,", "A,60,5", `${footnote},,`);
	expect([code, lines.slice(0, 2), lines.at(-1)]).toEqual([
		3,
		[expect.stringMatching(/^ROW/), expect.stringContaining("is not a rate and is left out: New")],
		expect.stringContaining("2 rows skipped"),
	]);
	expect(lines.join()).toContain(`4\tdoubtful\t\tis not a rate and is left out: ${footnote}`);
	const between = await importRows("Bank,Term,APR", "A,60,5", "Used,,", "A,60,6");
	expect([between.code, between.notes.length > 0]).toEqual([1, true]);
	const incomplete = await importRows("Bank,Term,APR", "A,60,5", ",,6");
	expect([incomplete.code, incomplete.notes.length > 0]).toEqual([1, true]);
});

it("says what to write for a column per term and for an interest rate", async () => {
	const matrix = await importRows("Bank,FICO,24 Mo,36 Mo", "A,700+,5,6");
	expect(matrix.stderr).toMatch(/a column for each term, such as "24 Mo"\. Write a row for each/);
	const interest = await importRows("Bank,Term,Interest Rate", "A,60,5");
	expect(interest.stderr).toMatch(
		/"Interest Rate" is not one: an interest rate is without the fees/,
	);
	expect(interest.stderr).not.toContain("--map");
});
