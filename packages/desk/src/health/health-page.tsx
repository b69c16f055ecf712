import type { DeskHealth, MapGaps } from "@nev/contract/desk";
import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ask, refusalOf } from "../session/ask.js";
import { Facts } from "../ui/facts.js";
import { seenName } from "../ui/seen-name.js";
import { StatusLabel } from "../ui/status-label.js";
import { type Check, checksOf } from "./checks.js";
import { healthMessages as messages } from "./messages.js";

/** What needs a hand, and what is installed. */
export function HealthPage() {
	const health = useLoaderData<DeskHealth>();
	const gaps = useMapGaps(health);
	const checks = checksOf(health, new Date(), gaps);
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<ul className="checks">
				{checks.map((check) => (
					<CheckItem key={check.name} {...check} />
				))}
			</ul>
			<p role="status" className="nev-visually-hidden">
				{gaps && checks.find(({ name, isFine }) => name === messages.map && !isFine)?.text}
			</p>
			<section aria-labelledby="installation">
				<h2 id="installation">{messages.installation}</h2>
				<Facts
					facts={[
						{ label: messages.version, value: health.version },
						{ label: messages.migration, value: health.migration },
						{ label: messages.database, value: health.database.server },
						{ label: messages.size, value: messages.megabytes(health.database.size) },
					]}
				/>
			</section>
		</div>
	);
}

function CheckItem({ name, isFine, isChecking, text, link, gaps }: Check) {
	return (
		<li>
			<h2>{name}</h2>
			{isChecking ? (
				<StatusLabel tone="waiting">{messages.checking}</StatusLabel>
			) : (
				<StatusLabel tone={isFine ? "calm" : "trouble"}>
					{isFine ? messages.fine : messages.needsHand}
				</StatusLabel>
			)}
			<p>
				{text} {link && <Link to={link.to}>{link.label}</Link>}
			</p>
			{gaps && <DealersOutside {...gaps} />}
		</li>
	);
}

function DealersOutside({ count, dealers }: MapGaps) {
	const more = count - dealers.length;
	return (
		<ul className="check-dealers">
			{dealers.map(({ id, name, place }) => (
				<li key={id}>
					<Link to={`/dealers/${id}`}>{seenName(name)}</Link>, {place}
				</li>
			))}
			{more > 0 && <li>{messages.moreDealers(more)}</li>}
		</ul>
	);
}

/**
 * The dealers outside of the detailed part of the map, which are looked up after the rest, because that may take
 * seconds. Undefined until there is an answer. A text says why there is none.
 */
function useMapGaps(health: DeskHealth): MapGaps | string | undefined {
	const [gaps, setGaps] = useState<MapGaps | string>();
	useEffect(() => {
		const { file, isReadable } = health.map;
		if (file === null || !isReadable) return;
		const abort = new AbortController();
		ask<MapGaps>("health/map", { signal: abort.signal }).then(setGaps, (error: unknown) => {
			if (!abort.signal.aborted) setGaps(refusalOf(error).error);
		});
		return () => abort.abort();
	}, [health]);
	return gaps;
}

export function loadHealth({ request }: LoaderFunctionArgs): Promise<DeskHealth> {
	return ask("health", { signal: request.signal });
}
