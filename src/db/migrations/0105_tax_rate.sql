-- sales taxes have up to three decimals, such as 8.875 percent
alter table payment_order rename column tax_basis_points to tax_rate;
alter table payment_order drop constraint payment_order_tax_basis_points_check;
update payment_order set tax_rate = tax_rate * 10;
alter table payment_order add constraint payment_order_tax_rate_check check (tax_rate >= 0 and tax_rate <= 100000);
