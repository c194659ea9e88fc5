-- Bills are filtered and sorted by their amount, among millions.
create index idx_settle_bill_payable on settle_bill (payable_fen desc, id desc);
