-- Numbers the notifications, so that a process notices when it has missed one.
create sequence announcement;
