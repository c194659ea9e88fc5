-- Counts the changes of a menu or button, so that who has seen an older state does not overwrite a newer one.

alter table sys_permission add column version integer not null default 1;
