import type { Ref } from "react";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { MessageOverrides } from "../messages/index.js";
import type { WidgetHandlers } from "../widget/widget-options.js";
import type { PaymentOptions } from "./controller.js";
import type { PaymentMessages } from "./messages.js";

export interface PaymentProps extends PaymentOptions, WidgetHandlers {
	/** Texts that replace the widget's own. */
	messages?: MessageOverrides<PaymentMessages> | undefined;
	/** What the page reads of the payment. */
	ref?: Ref<WidgetController> | undefined;
}
