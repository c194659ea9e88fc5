-- A department that is moved takes its rows along: which department sees a row is no part of what the row says. What
-- never changes otherwise may be given its department's new code, and nothing else.

create or replace function refuse_settled_change() returns trigger language plpgsql as $$
declare
  same settle_bill%rowtype := new;
begin
  same.sys_org_code := old.sys_org_code;
  if old.status = 'SETTLED' and same is distinct from old then
    raise exception 'bill % is settled and never changes', old.bill_no using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function refuse_change_of_adjustment() returns trigger language plpgsql as $$
declare
  same bill_adjustment%rowtype := new;
begin
  same.sys_org_code := old.sys_org_code;
  if same is distinct from old then
    raise exception 'rows of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

drop trigger bill_adjustment_append_only on bill_adjustment;
create trigger bill_adjustment_append_only before update on bill_adjustment
  for each row execute function refuse_change_of_adjustment();
create trigger bill_adjustment_kept before delete on bill_adjustment
  for each row execute function refuse_change();
