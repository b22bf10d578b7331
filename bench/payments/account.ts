/** The account of the shop at the fake of Stripe. */
export const account = 'sk_test_harbor';
export const secret = 'whsec_of_the_shop_that_is_killed';
/** In cents. */
export const price = 4500;
