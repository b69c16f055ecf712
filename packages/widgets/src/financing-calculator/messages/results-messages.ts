import type { DisclosureCode, FinancingOption, MatchGrade } from "@nev/financing";
import type { PluralMessage, Translations } from "../../messages/index.js";

/** The translated texts of an option. A missing one is shown in English, as in the rules. */
export type OptionTexts = Partial<
	Pick<FinancingOption, "name" | "provider" | "features" | "bestFor">
>;

/** The texts of the recommended options. */
export interface ResultsMessages {
	resultsFor: string;
	announced: PluralMessage;
	outOfDate: string;
	update: string;
	recommended: string;
	grades: Record<MatchGrade, string>;
	score: string;
	aMonth: string;
	once: string;
	leavesOut: string;
	apr: string;
	leaseRate: string;
	term: string;
	payments: PluralMessage;
	downPayment: string;
	dueAtSigning: string;
	totalCost: string;
	features: string;
	bestFor: string;
	budgetWarning: string;
	apply: string;
	applyName: string;
	applyHint: string;
	compare: string;
	compareName: string;
	compareHint: string;
	compareLimit: string;
	showComparison: string;
	breakdown: string;
	budgetTitle: string;
	copyLink: string;
	linkCopied: string;
	linkHint: string;
	copyByHand: string;
	print: string;
	/** Translated disclosures. A missing one is shown in English, as in the rules. */
	disclosureTexts: Partial<Record<DisclosureCode, string>>;
	/** The translated texts of the options, by option id. */
	options: Readonly<Record<string, OptionTexts>>;
}

const en: ResultsMessages = {
	resultsFor: "{price} with {down} down, {term}",
	announced: {
		one: "{count} option. Recommended: {name}.",
		other: "{count} options. Recommended: {name}.",
	},
	outOfDate: "Your answers have changed. These options are for the earlier ones.",
	update: "Update",
	recommended: "Recommended",
	grades: {
		excellent: "Excellent Match",
		good: "Good Match",
		fair: "Fair Match",
		poor: "Poor Match",
	},
	score: "{score} of 100",
	aMonth: "a month",
	once: "paid once",
	leavesOut: "Before trade-in, tax and fees",
	apr: "Annual percentage rate (APR)",
	leaseRate: "Lease rate",
	term: "Term",
	payments: { one: "{count} monthly payment", other: "{count} monthly payments" },
	downPayment: "Down payment",
	dueAtSigning: "Total due at signing",
	totalCost: "Total cost",
	features: "Features",
	bestFor: "Best for",
	budgetWarning: "Monthly payment exceeds your stated budget of {amount}.",
	apply: "Apply Now",
	applyName: "Apply Now: {name}",
	applyHint: "To apply, take this deal to your dealer: copy the link or print it below.",
	compare: "Compare",
	compareName: "Compare {name}",
	compareHint: "Choose one more to compare.",
	compareLimit: "Three options are the most. Take one out to add another.",
	showComparison: "See side by side",
	breakdown: "Where the money goes",
	budgetTitle: "What {amount} a month buys",
	copyLink: "Copy link",
	linkCopied: "Link copied",
	linkHint: "The link holds these answers after its # sign, which no server sees.",
	copyByHand: "Your browser does not let us copy. Copy it from here:",
	print: "Print",
	disclosureTexts: {},
	options: {},
};

const loanFeatures = ["El mismo pago cada mes", "El vehículo es suyo"];

const es: ResultsMessages = {
	resultsFor: "{price} con {down} de pago inicial, {term}",
	announced: {
		one: "{count} opción. Recomendada: {name}.",
		other: "{count} opciones. Recomendada: {name}.",
	},
	outOfDate: "Sus respuestas cambiaron. Estas opciones son para las anteriores.",
	update: "Actualizar",
	recommended: "Recomendada",
	grades: {
		excellent: "Excelente opción",
		good: "Buena opción",
		fair: "Opción aceptable",
		poor: "Opción poco adecuada",
	},
	score: "{score} de 100",
	aMonth: "al mes",
	once: "un solo pago",
	leavesOut: "Sin vehículo a cuenta, impuesto ni cargos",
	apr: "Tasa de porcentaje anual (APR)",
	leaseRate: "Tasa del arrendamiento",
	term: "Plazo",
	payments: { one: "{count} pago mensual", other: "{count} pagos mensuales" },
	downPayment: "Pago inicial",
	dueAtSigning: "Total a pagar al firmar",
	totalCost: "Costo total",
	features: "Características",
	bestFor: "Ideal para",
	budgetWarning: "El pago mensual supera su presupuesto de {amount}.",
	apply: "Solicitar ahora",
	applyName: "Solicitar ahora: {name}",
	applyHint:
		"Para solicitarlo, lleve esta oferta a su concesionario: copie el enlace o imprímala abajo.",
	compare: "Comparar",
	compareName: "Comparar {name}",
	compareHint: "Elija una más para comparar.",
	compareLimit: "Tres opciones como máximo. Quite una para añadir otra.",
	showComparison: "Ver una al lado de la otra",
	breakdown: "A dónde va el dinero",
	budgetTitle: "Lo que compran {amount} al mes",
	copyLink: "Copiar enlace",
	linkCopied: "Enlace copiado",
	linkHint: "El enlace guarda estas respuestas después del signo #, que ningún servidor ve.",
	copyByHand: "Su navegador no permite copiar. Cópielo de aquí:",
	print: "Imprimir",
	disclosureTexts: {
		estimate:
			"Estos resultados son estimaciones, no una oferta de crédito ni de arrendamiento. Las condiciones reales dependen de la aprobación del prestamista o arrendador.",
		"business-credit":
			"La ley de crédito al consumidor puede no aplicarse al crédito para uso de negocio o comercial; lo que se dice de los préstamos se da voluntariamente.",
		"down-payment": "Pago inicial: {downPayment}.",
		"terms-of-repayment": "{payments} de {monthlyPayment}.",
		"annual-percentage-rate": "Tasa de porcentaje anual (APR): {apr}.",
		"fixed-rate":
			"Esta estimación supone una tasa de porcentaje anual fija, que no sube después de firmar el contrato.",
		lease: "Esto es un arrendamiento.",
		"due-at-signing": "Total a pagar al firmar o a la entrega: {dueAtSigning}.",
		"lease-payments": "{payments} de {monthlyPayment}.",
		"security-deposit": "Esta estimación supone que no se exige depósito de garantía.",
		"end-of-lease":
			"Al final del arrendamiento puede cobrarse un cargo adicional si lo que usted deba entonces depende de la diferencia entre el valor residual del vehículo y su valor realizado.",
		"lease-rate": "Este porcentaje puede no medir el costo total de financiar este arrendamiento.",
		"business-lease":
			"Este arrendamiento es para uso de negocio. La ley de arrendamiento al consumidor puede no aplicarse; lo que aquí se dice se da voluntariamente.",
	},
	options: {
		"prime-loan": {
			name: "Préstamo preferente",
			provider: "Banco o cooperativa de crédito",
			features: ["La tasa más baja de nuestros tres préstamos", ...loanFeatures],
			bestFor: ["Puntajes de crédito de 750 o más", "Pagar poco interés"],
		},
		"standard-loan": {
			name: "Préstamo estándar",
			provider: "Banco o financiera",
			features: ["Tasa menor con puntajes de 750 o más", ...loanFeatures],
			bestFor: ["Puntajes de crédito de 650 o más", "Repartir el precio en el tiempo"],
		},
		"fair-credit-loan": {
			name: "Préstamo para crédito regular",
			provider: "Financiera especializada",
			features: ["Tasa menor con puntajes de 650 o más", ...loanFeatures],
			bestFor: ["Puntajes de crédito de 580 o más", "Quienes aún construyen su crédito"],
		},
		"business-lease": {
			name: "Arrendamiento para negocios",
			provider: "Arrendadora",
			features: [
				"Los pagos cubren el 60% del precio, más un cargo",
				"El mismo pago cada mes",
				"Los pagos pueden ser deducibles; consulte a su asesor fiscal",
			],
			bestFor: ["Vehículos de un negocio", "Quienes usan un beneficio fiscal"],
		},
		cash: {
			name: "Compra al contado",
			provider: "Sus propios fondos",
			features: ["Sin interés", "Sin pago mensual", "El vehículo es suyo de inmediato"],
			bestFor: ["Quienes disponen de todo el precio", "No pagar nada más que el precio"],
		},
	},
};

export const resultsTranslations: Translations<ResultsMessages> = { en, es };
