/** The top speed as a speed-limit sign shows it. */
export function SpeedSign({ limit }: { limit: number }) {
	return (
		<p className="speed-sign">
			<span className="speed-sign-words">Top speed</span> <strong>{limit}</strong>
			<span className="nev-visually-hidden"> miles an hour</span>
		</p>
	);
}
