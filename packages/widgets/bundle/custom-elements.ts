import { fileURLToPath } from "node:url";
import ts from "typescript";
import lightTokens from "../tokens/light.tokens.json" with { type: "json" };
import { widgets } from "./widgets.js";

/** An element as TypeScript sees it: its attributes, properties, methods and events, with their docs. */
export interface DescribedElement {
	readonly tagName: string;
	readonly name: string;
	readonly attributes: readonly DescribedMember[];
	/** The properties that are no attributes. */
	readonly properties: readonly DescribedMember[];
	readonly methods: readonly DescribedMember[];
	/** The type is that of an event's `detail`. */
	readonly events: readonly DescribedMember[];
	/** What `::part()` matches, from the tags `@csspart` of its interface and those it extends. */
	readonly parts: readonly DescribedPart[];
	/** From the tags `@slot`. */
	readonly slots: readonly DescribedPart[];
	/** The tokens, from the tags `@cssproperty`. */
	readonly tokens: readonly DescribedPart[];
}

export interface DescribedPart {
	readonly name: string;
	readonly description: string;
}

export interface DescribedMember {
	readonly name: string;
	readonly type: string;
	readonly description: string;
	/** The values of an attribute with a choice. */
	readonly values: readonly string[];
	/** What a method takes. */
	readonly parameters: readonly DescribedParameter[];
	/** The type of what a method returns. */
	readonly returns: string;
}

export interface DescribedParameter {
	readonly name: string;
	readonly type: string;
	readonly isOptional: boolean;
}

const folder = fileURLToPath(new URL("..", import.meta.url));

/** Attributes hold text, so a list or an object is only a property. */
const isAttributeType = (type: ts.Type): boolean =>
	(type.isUnion() ? type.types : [type]).every(
		({ flags }) =>
			(flags &
				(ts.TypeFlags.StringLike |
					ts.TypeFlags.NumberLike |
					ts.TypeFlags.BooleanLike |
					ts.TypeFlags.Undefined)) !==
			0,
	);

let compiled: ts.Program | undefined;

/** The elements, compiled. That takes seconds, so all who ask share one program. */
export function compileElements(): ts.Program {
	if (compiled) return compiled;
	const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
	const widgetFiles = Object.keys(widgets).map((name) => `${folder}src/${name}/define.ts`);
	compiled = ts.createProgram(widgetFiles, options);
	return compiled;
}

/** Reads the interfaces of the elements. */
export function describeElements(): DescribedElement[] {
	const program = compileElements();
	const checker = program.getTypeChecker();
	const tags = checker
		.getSymbolsInScope(program.getSourceFiles()[0] as ts.SourceFile, ts.SymbolFlags.Interface)
		.find(({ name }) => name === "NevWidgetTags");
	if (!tags) throw new Error("There is no interface NevWidgetTags.");

	const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
	const describeParameter = (symbol: ts.Symbol): DescribedParameter => {
		const declaration = symbol.valueDeclaration as ts.ParameterDeclaration;
		return {
			name: symbol.name,
			type: declaration.type?.getText() ?? checker.typeToString(typeOf(symbol)),
			isOptional: checker.isOptionalParameter(declaration),
		};
	};
	const describe = (symbol: ts.Symbol): DescribedMember => {
		const type = typeOf(symbol);
		const [declaration] = symbol.declarations ?? [];
		const written =
			declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
		const [signature] = type.getCallSignatures();
		const values = type.isUnion() ? type.types.filter((member) => member.isLiteral()) : [];
		return {
			name: symbol.name,
			// As it is written, so that a name such as Dealership stays a name.
			type: (written ?? checker.typeToString(type)).replace(/ \| undefined$/, ""),
			description: ts
				.displayPartsToString(symbol.getDocumentationComment(checker))
				.replace(/\n/g, " "),
			values: values.map(({ value }) => `${value}`),
			parameters: signature?.getParameters().map(describeParameter) ?? [],
			returns: signature ? checker.typeToString(signature.getReturnType()) : "",
		};
	};
	/** What is described by a tag. The own ones of an interface come first. */
	const tagsOf = (type: ts.Type, tag: string): DescribedPart[] => [
		...type.symbol.getJsDocTags(checker).flatMap(({ name, text }) => {
			const [part = "", ...description] = ts.displayPartsToString(text).split(" - ");
			return name === tag ? { name: part, description: description.join(" - ") } : [];
		}),
		...(checker.getBaseTypes(type as ts.InterfaceType) ?? []).flatMap((base) => tagsOf(base, tag)),
	];
	const isOwn = (symbol: ts.Symbol) =>
		symbol.declarations?.some((node) => node.getSourceFile().fileName.startsWith(folder));

	return checker
		.getDeclaredTypeOfSymbol(tags)
		.getProperties()
		.map((tag) => {
			const [element, controller, events] = ["element", "controller", "events"].map((part) => {
				const member = typeOf(tag).getProperty(part);
				if (!member) throw new Error(`${tag.name} has no ${part}.`);
				return typeOf(member);
			}) as [ts.Type, ts.Type, ts.Type];
			const members = element.getProperties().filter(isOwn);
			// What the controller has is no attribute: it tells what the visitor sees.
			const isAttribute = (symbol: ts.Symbol) =>
				isAttributeType(typeOf(symbol)) && !controller.getProperty(symbol.name);
			const isMethod = (symbol: ts.Symbol) => typeOf(symbol).getCallSignatures().length > 0;
			const fields = members.filter((member) => !isMethod(member));
			return {
				tagName: tag.name,
				name: element.symbol.name,
				attributes: fields.filter(isAttribute).map(describe),
				properties: fields.filter((member) => !isAttribute(member)).map(describe),
				methods: members.filter(isMethod).map(describe),
				events: events.getProperties().map(describe),
				parts: tagsOf(element, "csspart"),
				slots: tagsOf(element, "slot"),
				tokens: tagsOf(element, "cssproperty"),
			};
		});
}

/** An attribute's name in HTML, for the name of its property. */
export const attributeName = (property: string): string =>
	property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const tokens: Readonly<Record<string, unknown>> = lightTokens.nev;

/** A token's value on a light page, if it has one of its own. */
function defaultOf(property: string): { default?: string } {
	const { $value } = (tokens[property.replace("--nev-", "")] ?? {}) as {
		$value?: { hex?: string; value?: number; unit?: string };
	};
	if ($value?.hex) return { default: $value.hex };
	return $value?.unit ? { default: `${$value.value}${$value.unit}` } : {};
}

/** The custom-elements manifest, version 2 (https://github.com/webcomponents/custom-elements-manifest). */
export function customElementsManifest(elements: readonly DescribedElement[]) {
	const described = ({ name, description }: DescribedMember) => ({
		name,
		...(description && { description }),
	});
	const typed = (member: DescribedMember) => ({
		...described(member),
		type: { text: member.type },
	});
	/** With the values of a choice in place of its type's name, which editors and controls cannot look up. */
	const choice = (member: DescribedMember): DescribedMember => ({
		...member,
		type:
			/^[A-Z]\w*$/.test(member.type) && member.values.length > 0
				? member.values.map((value) => JSON.stringify(value)).join(" | ")
				: member.type,
	});
	const field = (member: DescribedMember) => ({ kind: "field", ...typed(member) });
	return {
		schemaVersion: "2.1.0",
		modules: elements.map((element) => {
			const path = `dist/elements/${element.tagName.replace("nev-", "")}.js`;
			return {
				kind: "javascript-module",
				path,
				declarations: [
					{
						kind: "class",
						customElement: true,
						name: element.name,
						tagName: element.tagName,
						superclass: { name: "HTMLElement" },
						attributes: element.attributes.map(choice).map((member) => ({
							...typed(member),
							name: attributeName(member.name),
							fieldName: member.name,
						})),
						members: [
							...element.attributes.map(choice).map((member) => ({
								...field(member),
								attribute: attributeName(member.name),
								reflects: true,
							})),
							...element.properties.map(field),
							...element.methods.map((member) => ({
								kind: "method",
								...described(member),
								parameters: member.parameters.map(({ name, type, isOptional }) => ({
									name,
									type: { text: type },
									...(isOptional && { optional: true }),
								})),
								return: { type: { text: member.returns } },
							})),
						],
						events: element.events.map(({ name, type, description }) => ({
							name,
							type: { text: `CustomEvent<${type}>` },
							...(description && { description }),
						})),
						cssParts: element.parts,
						slots: element.slots,
						cssProperties: element.tokens.map((token) => ({ ...token, ...defaultOf(token.name) })),
					},
				],
				exports: [
					{
						kind: "custom-element-definition",
						name: element.tagName,
						declaration: { name: element.name, module: path },
					},
				],
			};
		}),
	};
}

/** Visual Studio Code's custom data: completion of tags and attributes in HTML. */
export function htmlCustomData(elements: readonly DescribedElement[]) {
	return {
		version: 1.1,
		tags: elements.map(({ tagName, attributes }) => ({
			name: tagName,
			attributes: attributes.map(({ name, description, values }) => ({
				name: attributeName(name),
				description,
				...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
			})),
		})),
	};
}

/** Visual Studio Code's custom data for CSS: completion of the elements' tokens and parts. */
export function cssCustomData(elements: readonly DescribedElement[]) {
	const parts = elements.flatMap(({ tagName, parts }) =>
		parts.map(({ name, description }) => ({ name, text: `\`<${tagName}>\`: ${description}` })),
	);
	const tokens = new Map(
		elements.flatMap((element) =>
			element.tokens.map(({ name, description }) => [name, description] as const),
		),
	);
	return {
		version: 1.1,
		properties: [...tokens].map(([name, description]) => ({ name, description })),
		pseudoElements: [...new Set(parts.map(({ name }) => name))].map((part) => ({
			name: `::part(${part})`,
			description: parts
				.filter(({ name }) => name === part)
				.map(({ text }) => text)
				.join("\n\n"),
		})),
	};
}
