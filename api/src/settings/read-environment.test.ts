import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { startProgram } from "../../test/program.js";
import { createTempDirectory } from "../../test/temp-directory.js";
import { readEnvironment } from "./read-environment.js";
import { SettingsError } from "./settings.js";

const folder = createTempDirectory();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, ".env");

it("adds the lines of a file to the environment, which wins", () => {
	writeFileSync(
		file,
		"\uFEFFPORT=8080\r\n# the mail server\nSMTP_URL='smtp://a:b#c@d'\nMAIL_TO=x\n",
	);
	vi.stubEnv("MAIL_TO", "");
	onTestFinished(() => void vi.unstubAllEnvs());
	expect(readEnvironment(file)).toMatchObject({
		PATH: process.env.PATH,
		PORT: "8080",
		SMTP_URL: "smtp://a:b#c@d",
		MAIL_TO: "",
	});
	expect(process.env.PORT).toBeUndefined();
});

it("leaves out a secret of the file that the environment has in the other way", () => {
	writeFileSync(file, "DATABASE_URL_FILE=/run/secrets/url\nSMTP_URL=smtp://a\n");
	vi.stubEnv("DATABASE_URL", "postgres://localhost/nev");
	vi.stubEnv("SMTP_URL_FILE", "/run/secrets/smtp");
	onTestFinished(() => void vi.unstubAllEnvs());
	const environment = readEnvironment(file);
	expect(environment).toMatchObject({ DATABASE_URL: "postgres://localhost/nev" });
	expect([environment.DATABASE_URL_FILE, environment.SMTP_URL]).toEqual([undefined, undefined]);
});

it("says so if the file is in UTF-16, as some editors on Windows save it", () => {
	writeFileSync(file, Buffer.from("\uFEFFPORT=8080\n", "utf16le"));
	expect(() => readEnvironment(file)).toThrow(
		new SettingsError(`${file} is not in UTF-8. Save it in UTF-8.`),
	);
});

it("is the environment alone where there is no file", () => {
	expect(readEnvironment(join(folder, "none"))).toBe(process.env);
});

it("says what to do about a file that cannot be read", () => {
	mkdirSync(join(folder, "folder"));
	expect(() => readEnvironment(join(folder, "folder"))).toThrow(
		new SettingsError(
			`${join(folder, "folder")} cannot be read: EISDIR: illegal operation on a directory, read. Make it a file that this user may read, or remove it.`,
		),
	);
});

it("is what a server reads, in the folder that it is started in", async () => {
	writeFileSync(file, "PORT=http\nLOG_LEVEL=loud\n");
	const child = startProgram("api", {
		environment: { LOG_LEVEL: "info", FOLDER: folder },
		shell: 'cd "$FOLDER" && exec "$0" "$@"',
	});
	const [stderr, [code]] = await Promise.all([
		text(child.stderr as NodeJS.ReadableStream),
		once(child, "close"),
	]);
	expect([code, stderr]).toEqual([
		1,
		'The setting PORT must be a port number, 0 to 65535, but it is "http". Set it in the environment, or unset it for its default.\n',
	]);
});
