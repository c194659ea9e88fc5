-- A sign-out at the CAS server names the ticket that opened the session.
alter table sys_session add column cas_ticket_hash bytea;
comment on column sys_session.cas_ticket_hash is 'Hash of the CAS ticket that opened the session, SHA-256; null for other sign-in methods';
create index sys_session_cas_ticket_hash on sys_session (cas_ticket_hash) where cas_ticket_hash is not null;
