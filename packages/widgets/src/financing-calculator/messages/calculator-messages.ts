import type { FinancingProfile, InputIssueCode } from "@nev/financing";
import type { PluralMessage, Translations } from "../../messages/index.js";
import type { DealField } from "../deal/financing-deal.js";
import type { DetailsMessages } from "./details-messages.js";
import type { ResultsMessages } from "./results-messages.js";
import type { VehicleMessages } from "./vehicle-messages.js";

/** All texts of the financing calculator. Those of the results and the details are loaded later. */
export interface FinancingCalculatorMessages
	extends CalculatorFormMessages,
		ResultsMessages,
		DetailsMessages,
		VehicleMessages {}

/** The texts of the form and of the empty results. */
export interface CalculatorFormMessages {
	regionLabel: string;
	formTitle: string;
	fields: Record<DealField, string>;
	usages: Record<FinancingProfile["usage"], string>;
	taxBases: Record<"price" | "price-less-trade-in", string>;
	charges: Record<"financed" | "at-signing", string>;
	months: PluralMessage;
	details: string;
	detailsHint: string;
	submit: string;
	calculating: string;
	withoutScripts: string;
	priceOf: string;
	otherPrice: string;
	usePrice: string;
	priceLoading: string;
	priceFailed: string;
	retry: string;
	partLoading: string;
	partFailed: string;
	summary: PluralMessage;
	issues: Record<InputIssueCode, string>;
	resultsTitle: string;
	idleTitle: string;
	idleHint: string;
}

const en: CalculatorFormMessages = {
	regionLabel: "Financing calculator",
	formTitle: "Your profile",
	fields: {
		vehiclePrice: "Vehicle price",
		creditScore: "Credit score",
		downPayment: "Down payment",
		monthlyBudget: "Monthly budget",
		preferredTerm: "Preferred term",
		usage: "Use",
		taxBenefit: "I can use a tax benefit",
		tradeInAllowance: "Trade-in value",
		tradeInOwed: "Still owed on the trade-in",
		taxRate: "Sales tax",
		taxBase: "Tax is charged on",
		registrationFees: "Title and registration",
		dealerFees: "Documents and delivery",
		chargesPaid: "Tax and fees are",
	},
	usages: { personal: "Personal", business: "Business", commercial: "Commercial" },
	taxBases: { price: "the whole price", "price-less-trade-in": "the price less the trade-in" },
	charges: { financed: "added to the loan", "at-signing": "paid at signing" },
	months: { one: "{count} month", other: "{count} months" },
	details: "Trade-in, tax and fees",
	detailsHint: "They change what you finance. Options are ranked by the vehicle's price alone.",
	submit: "Get Recommendations",
	calculating: "Calculating…",
	withoutScripts: "The calculator needs JavaScript.",
	priceOf: "Price of the {name}",
	otherPrice: "The {name} costs {price}.",
	usePrice: "Use this price",
	priceLoading: "Loading the price…",
	priceFailed: "The price could not be loaded. Enter it here, or try again.",
	retry: "Try again",
	partLoading: "Loading…",
	partFailed: "This part could not be loaded",
	summary: { one: "Please check {count} field", other: "Please check {count} fields" },
	issues: {
		"not-a-number": "Enter a number, such as {example}",
		negative: "Enter 0 or more",
		zero: "Enter more than 0",
		"not-whole": "Enter a whole number",
		"too-small": "Enter {limit} or more",
		"too-large": "Enter {limit} or less",
		"not-a-choice": "Choose one of the list",
	},
	resultsTitle: "Your options",
	idleTitle: "No results yet",
	idleHint:
		"Tell us about the purchase and press Get Recommendations. Nothing you enter leaves this page.",
};

const es: CalculatorFormMessages = {
	regionLabel: "Calculadora de financiamiento",
	formTitle: "Su perfil",
	fields: {
		vehiclePrice: "Precio del vehículo",
		creditScore: "Puntaje de crédito",
		downPayment: "Pago inicial",
		monthlyBudget: "Presupuesto mensual",
		preferredTerm: "Plazo preferido",
		usage: "Uso",
		taxBenefit: "Puedo usar un beneficio fiscal",
		tradeInAllowance: "Valor del vehículo a cuenta",
		tradeInOwed: "Deuda pendiente de ese vehículo",
		taxRate: "Impuesto sobre la venta",
		taxBase: "El impuesto se cobra sobre",
		registrationFees: "Título y registro",
		dealerFees: "Documentos y entrega",
		chargesPaid: "Impuesto y cargos",
	},
	usages: { personal: "Personal", business: "Negocio", commercial: "Comercial" },
	taxBases: {
		price: "todo el precio",
		"price-less-trade-in": "el precio menos el vehículo a cuenta",
	},
	charges: { financed: "se suman al préstamo", "at-signing": "se pagan al firmar" },
	months: { one: "{count} mes", other: "{count} meses" },
	details: "Vehículo a cuenta, impuesto y cargos",
	detailsHint:
		"Cambian lo que usted financia. Las opciones se ordenan solo por el precio del vehículo.",
	submit: "Obtener recomendaciones",
	calculating: "Calculando…",
	withoutScripts: "La calculadora necesita JavaScript.",
	priceOf: "Precio del {name}",
	otherPrice: "El {name} cuesta {price}.",
	usePrice: "Usar este precio",
	priceLoading: "Cargando el precio…",
	priceFailed: "No se pudo cargar el precio. Escríbalo aquí o inténtelo de nuevo.",
	retry: "Intentar de nuevo",
	partLoading: "Cargando…",
	partFailed: "No se pudo cargar esta parte",
	summary: { one: "Revise {count} campo", other: "Revise {count} campos" },
	issues: {
		"not-a-number": "Escriba un número, como {example}",
		negative: "Escriba 0 o más",
		zero: "Escriba más de 0",
		"not-whole": "Escriba un número entero",
		"too-small": "Escriba {limit} o más",
		"too-large": "Escriba {limit} o menos",
		"not-a-choice": "Elija una opción de la lista",
	},
	resultsTitle: "Sus opciones",
	idleTitle: "Aún no hay resultados",
	idleHint:
		"Cuéntenos de la compra y presione Obtener recomendaciones. Lo que escriba no sale de esta página.",
};

export const calculatorTranslations: Translations<CalculatorFormMessages> = { en, es };
