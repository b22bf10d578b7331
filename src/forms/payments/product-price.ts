type Priced = {
  price: number;
  discountType: 'amount' | 'percent' | null;
  discountAmount: number | null;
  /** ISO instant. */
  discountEnd: string | null;
};

/** The current price in minor units and, while there is a discount, the original price. */
export function productPrice(product: Priced, now: Temporal.Instant): { final: number; original?: number } {
  const { price, discountType, discountAmount, discountEnd } = product;
  const isOver = discountEnd !== null && Temporal.Instant.compare(discountEnd, now) <= 0;
  if (!discountType || !discountAmount || isOver) return { final: price };
  const reduction = discountType === 'amount' ? discountAmount : Math.round((price * discountAmount) / 100);
  return { final: Math.max(price - reduction, 0), original: price };
}
