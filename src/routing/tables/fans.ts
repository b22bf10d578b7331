import type { RouteRow } from '../route-row.ts';

/** Forms, subscriptions and tickets. */
export const fansRoutes = [
  {
    name: 'sections',
    path: '/sections',
    page: 'sections/sections-page',
    pageType: 'sections',
    access: 'public',
    load: 'sections',
  },
  {
    name: 'form',
    path: '/form/{id}',
    page: 'forms/form-page',
    pageType: 'forms',
    access: 'public',
    load: 'form',
    takesForm: true,
    requiresContentId: true,
    variants: ['hidden', 'protected'],
  },
  {
    name: 'formResults',
    path: '/form/{id}/results',
    page: 'forms/form-results-page',
    pageType: 'forms',
    access: 'public',
    load: 'form-results',
    requiresContentId: true,
    variants: ['hidden'],
  },
  {
    name: 'subscribe',
    path: '/subscribe',
    page: 'subscribe/subscribe-page',
    pageType: 'subscribe',
    access: 'public',
    takesForm: true,
  },
  {
    name: 'unsubscribed',
    path: '/unsubscribed',
    page: 'subscribe/unsubscribed-page',
    pageType: 'unsubscribed',
    access: 'protected',
    takesForm: true,
  },
  {
    name: 'tickets',
    path: '/tickets',
    page: 'tickets/tickets-page',
    pageType: 'tickets',
    access: 'public',
    load: 'tickets',
  },
  {
    name: 'order',
    path: '/order/{reference}',
    page: 'orders/order-page',
    pageType: 'order',
    access: 'protected',
    // the address is a secret: no tag of a third party may run with it
    requiresContentId: true,
    takesForm: true,
  },
] as const satisfies readonly RouteRow[];
