-- Drafts can contain numbers of persons and accounts, so their values are encrypted. A draft that an earlier version
-- has saved keeps its values in "values" until it is saved again.
alter table form_draft
  alter column "values" drop not null,
  add column sealed_values text,
  add column upload_paths text[],
  add constraint form_draft_values_check check ("values" is not null or sealed_values is not null);
comment on column form_draft."values" is 'Values of the fields, JSON; empty if they are encrypted';
comment on column form_draft.sealed_values is 'Values of the fields, JSON, encrypted';
comment on column form_draft.upload_paths is 'Uploads that the encrypted values contain, paths';
