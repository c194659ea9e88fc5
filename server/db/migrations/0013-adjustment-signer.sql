-- Who signed an adjustment as its second person, beside who made it; until now only the audit log said it.

alter table bill_adjustment add column signed_by varchar(100);

alter table bill_adjustment disable trigger bill_adjustment_append_only;
update bill_adjustment a set signed_by = l.detail->>'signedBy'
from audit_log l
where l.action = 'bill.adjust' and l.detail->>'adjustment' = a.id and l.detail->>'signedBy' is not null;
alter table bill_adjustment enable trigger bill_adjustment_append_only;
