import { isNearMe } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed, Search, X } from "lucide";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { parseZipCode } from "../dealer-search/locator-search.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { useInputBeforeHydration, useLazyModule, useSubmit } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { Icon } from "../ui/icon.js";
import { Button } from "../ui/index.js";
import type { PlaceSearchState } from "./place-search-state.js";
import { RadiusSelect } from "./radius-select.js";
import { useComposition } from "./use-composition.js";
import { useGeolocation } from "./use-geolocation.js";

export interface SearchFormProps {
	locator: DealerLocatorState;
	places: PlaceSearchState;
	/** The accessible name of the search. */
	label: string;
	messages: ListMessages;
	/** The visitor has searched, and not only typed. */
	onSearch: () => void;
	/** The URL that the form is sent to without scripts. */
	action?: string | undefined;
}

const loadSuggestions = () =>
	loadLazily("place-suggestions", () => import("./place-suggestions.js"));

/** The search field with suggestions, the radius, and the search around the visitor's location. */
export function SearchForm(props: SearchFormProps) {
	useSignals();
	const { locator, places, label, messages, onSearch, action } = props;
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const [hasFocus, setHasFocus] = useState(false);
	const suggestions = useLazyModule(loadSuggestions, hasFocus);
	const geolocation = useGeolocation(locator, messages, onSearch);

	const isOpen = suggestions.module !== undefined && places.suggestions.value.length > 0;
	const active = places.activeIndex.value;
	const isZipUnknown = locator.isZipUnknown.value;
	const error = isZipUnknown
		? messages.unknownZip
		: geolocation.hasFailed
			? messages.locationRefused
			: undefined;

	useInputBeforeHydration(form, (filled) => {
		const { q, radius } = Object.fromEntries(new FormData(filled));
		const miles = Number(radius);
		if (radius && miles !== locator.radiusMiles.peek()) locator.setRadius(miles);
		if (q !== locator.typed.peek()) locator.type(String(q));
	});

	const handleSubmit = useSubmit(form, () => {
		places.close();
		if (isNearMe(locator.typed.peek())) return geolocation.locate();
		locator.submit();
		onSearch();
	});

	function choose(index: number): void {
		const place = places.suggestions.peek()[index];
		places.close();
		geolocation.clearError();
		if (!place) return;
		locator.choosePlace(place);
		onSearch();
	}

	const composition = useComposition(locator.typed.value, (text) => {
		geolocation.clearError();
		locator.type(text);
		// A whole ZIP code starts a search. Suggestions would only cover its results.
		if (parseZipCode(text)) places.close();
		else places.suggest(text);
	});

	function handleKey(event: KeyboardEvent): void {
		if (composition.takesKey(event)) {
			// It confirms the composition, and does not submit the form.
			if (event.key === "Enter") event.preventDefault();
		} else if (event.key === "Escape") {
			// Also before the suggestions are there. Without any, the page may have a use for the key.
			if (places.close()) event.preventDefault();
		} else if (!isOpen) {
			if (event.key === "ArrowDown") places.open(locator.typed.peek());
		} else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			places.move(event.key === "ArrowDown" ? 1 : -1);
		} else if (event.key === "Enter" && active >= 0) {
			event.preventDefault();
			choose(active);
		}
	}

	return (
		// biome-ignore lint/a11y/noRedundantRoles: browsers of `browsers.json` do not know the element
		<search className="nev-search" role="search" aria-label={label}>
			<form
				ref={form}
				className="nev-search-form"
				part="form"
				method="get"
				action={action}
				onSubmit={handleSubmit}
			>
				<div className="nev-search-main">
					<label className="nev-label" part="label" htmlFor={`${id}-q`}>
						{messages.searchLabel}
					</label>
					<div className="nev-search-box">
						<Icon icon={Search} className="nev-search-icon" />
						<input
							ref={field}
							id={`${id}-q`}
							className="nev-input"
							part="input"
							type="text"
							name="q"
							inputMode="search"
							enterKeyHint="search"
							autoComplete="off"
							autoCorrect="off"
							spellCheck="false"
							maxLength={100}
							placeholder={messages.searchPlaceholder}
							{...composition.field}
							onFocus={() => setHasFocus(true)}
							onBlur={places.close}
							onKeyDown={handleKey}
							role="combobox"
							aria-autocomplete="list"
							aria-expanded={isOpen}
							aria-controls={isOpen ? `${id}-places` : undefined}
							aria-activedescendant={isOpen && active >= 0 ? `${id}-place-${active}` : undefined}
							aria-invalid={
								isZipUnknown || (geolocation.hasFailed && isNearMe(locator.typed.value))
							}
							aria-describedby={error ? `${id}-error` : undefined}
						/>
						{(locator.typed.value !== "" || locator.isNear.value) && (
							<Button
								variant="quiet"
								className="nev-search-clear"
								aria-label={messages.clearSearch}
								icon={<Icon icon={X} />}
								onClick={() => {
									places.close();
									geolocation.clearError();
									locator.clear();
									field.current?.focus();
								}}
							/>
						)}
						{isOpen && suggestions.module && (
							<suggestions.module.PlaceSuggestions
								id={id}
								anchor={field}
								places={places}
								label={messages.suggestionsLabel}
								onChoose={choose}
							/>
						)}
					</div>
					<p className="nev-field-error" part="error-message" id={`${id}-error`} role="alert">
						{error}
					</p>
				</div>
				{locator.isNear.value && (
					<RadiusSelect
						id={`${id}-radius`}
						label={messages.radiusLabel}
						radius={locator.radiusMiles.value}
						onChange={locator.setRadius}
					/>
				)}
				<div className="nev-search-actions">
					<Button variant="primary" type="submit">
						{messages.search}
					</Button>
					<Button
						icon={<Icon icon={LocateFixed} />}
						onClick={geolocation.locate}
						aria-busy={geolocation.isLocating}
					>
						{geolocation.isLocating ? messages.locating : messages.useMyLocation}
					</Button>
				</div>
			</form>
		</search>
	);
}
