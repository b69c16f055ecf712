/** A number with its noun: `1 row`, `1,200 rows`. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? singular : plural}`;
}

const byteUnits = ["bytes", "KB", "MB", "GB", "TB"];

/** A size in decimal units: `12 bytes`, `7.5 MB`. */
export function formatBytes(bytes: number): string {
	const thousands = Math.floor(Math.log10(Math.max(bytes, 1)) / 3);
	const power = Math.min(thousands, byteUnits.length - 1);
	const number = (bytes / 1000 ** power).toLocaleString("en-US", { maximumFractionDigits: 1 });
	return `${number} ${byteUnits[power]}`;
}
