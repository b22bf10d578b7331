import { html, raw } from 'hono/html';

import { formatMoney } from '../../forms/payments/money.ts';
import { createInlineCode } from '../../routing/inline-code.ts';
import { fromStripeAmount } from '../stripe-amount.ts';
import type { FakeSession } from './sessions.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { background: Canvas; color: CanvasText; max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.notice { border: 2px solid; padding: .75rem 1rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .5rem 0; border-bottom: 1px solid; text-align: start; vertical-align: top; }
td:last-child, th:last-child { text-align: end; white-space: nowrap; }
form { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 2rem 1rem; }
button { min-height: 48px; padding: 0 1.5rem; border: 2px solid; background: none; color: inherit; font: inherit; font-weight: 650; cursor: pointer; }
button[value=pay] { background: CanvasText; color: Canvas; }
`;

/** The checkout page of the test shop, in place of Stripe's. */
export const checkoutPage = (session: FakeSession | undefined, inlineCode = createInlineCode()) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test shop</title>
<style>${raw(inlineCode.style(style))}</style>
</head>
<body>
<main>
<h1>Test shop</h1>
<p class="notice"><strong>No money is charged.</strong> This page stands in for the payment page of a provider. It takes no card numbers.</p>
${session ? body(session) : html`<p>This checkout does not exist. Choose the form again on the list of <a href="/forms">forms and surveys</a>.</p>`}
</main>
</body>
</html>`;

function body({ status, lines, amount_total, currency, cancel_url }: FakeSession) {
  const code = (currency ?? 'usd').toUpperCase();
  const money = (amount: number) => formatMoney(fromStripeAmount(amount, code), code);
  return html`<table>
<thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.map(
    ({ name, quantity, unitAmount }) =>
      html`<tr><td>${quantity === 1 ? name : `${quantity} × ${name}`}</td><td>${money(quantity * unitAmount)}</td></tr>`,
  )}</tbody>
<tfoot><tr><th scope="row">Total</th><td>${money(amount_total ?? 0)}</td></tr></tfoot>
</table>
${
  status === 'open'
    ? html`<form method="post">
<button name="action" value="pay">Pay ${money(amount_total ?? 0)}</button>
<button name="action" value="fail">Fail the payment</button>
</form>`
    : html`<p><strong>This checkout is ${status === 'complete' ? 'complete' : 'closed'}.</strong></p>`
}
<p><a href="${cancel_url ?? '/'}">Back to the order</a></p>`;
}
